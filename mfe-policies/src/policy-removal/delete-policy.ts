import { navigate, runMutation, toast } from '@coverdesk/plugin-sdk'
import { DeleteBusinessPolicyDocument } from '../generated/documents'
import { overviewPath, policiesPath } from '../paths'
import { typeName } from '../words/policy-types'
import { restorePolicy } from './restore-policy'

interface PolicyToDelete {
  id: string
  version: number
  type: string
}

/** Deletes the policy that is open, at once; the list then offers to bring it back (specification 2 §2). */
export async function deleteOpenPolicy({ id, version, type }: PolicyToDelete): Promise<void> {
  const result = await runMutation(DeleteBusinessPolicyDocument, { id, version })
  if (!result.ok) return toast(result.failure.message, { tone: 'error' })
  await navigate(policiesPath)
  toast(`${typeName(type)} policy deleted`, { action: { label: 'Undo', run: () => void undo(id) } })
}

async function undo(id: string): Promise<void> {
  if (!(await restorePolicy(id))) return
  toast('The policy is back')
  await navigate(overviewPath(id))
}
