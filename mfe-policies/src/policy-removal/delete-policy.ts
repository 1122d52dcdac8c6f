import { navigate, runMutation, toast } from '@coverdesk/plugin-sdk'
import { DeleteBusinessPolicyDocument, RestoreBusinessPolicyDocument } from '../generated/documents'
import { overviewPath, policiesPath } from '../paths'
import { typeName } from '../words/policy-types'

interface DeletedPolicy {
  id: string
  version: number
  type: string
}

/** Deletes the policy that is open, at once; the list then offers to bring it back (specification 2 §2). */
export async function deleteOpenPolicy({ id, version, type }: DeletedPolicy): Promise<void> {
  const result = await runMutation(DeleteBusinessPolicyDocument, { id, version })
  if (!result.ok) return toast(result.failure.message, { tone: 'error' })
  await navigate(policiesPath)
  toast(`${typeName(type)} policy deleted`, { action: { label: 'Undo', run: () => void restorePolicy(id) } })
}

async function restorePolicy(id: string): Promise<void> {
  const result = await runMutation(RestoreBusinessPolicyDocument, { id })
  if (!result.ok) return toast(result.failure.message, { tone: 'error' })
  toast('The policy is back')
  await navigate(overviewPath(id))
}
