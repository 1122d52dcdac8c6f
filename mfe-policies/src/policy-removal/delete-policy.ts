import { type ActionFunctionArgs, askOnce, navigate, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import { DeleteBusinessPolicyDocument, PolicyCertificatesDocument } from '../generated/documents'
import { deletePath, overviewPath, policiesPath } from '../paths'
import { typeName } from '../words/policy-types'
import { restorePolicy } from './restore-policy'

interface PolicyToDelete {
  id: string
  version: number
  type: string
}

/**
 * Deletes the policy that is open, at once; the list then offers to bring it back (specification 2 §2). It asks first where
 * live certificates name the policy, or no one can say whether they do.
 */
export async function deleteOpenPolicy(policy: PolicyToDelete): Promise<void> {
  if (await mayBeCertified(policy.id)) return navigate(deletePath(policy.id))
  const result = await runMutation(DeleteBusinessPolicyDocument, { id: policy.id, version: policy.version })
  if (!result.ok) return toast(result.failure.message, { tone: 'error' })
  await navigate(policiesPath)
  offerUndo(policy)
}

async function mayBeCertified(id: string): Promise<boolean> {
  try {
    const { businessPolicy } = await askOnce(PolicyCertificatesDocument, { id })
    return businessPolicy?.liveCertificates?.total !== 0
  } catch {
    return true
  }
}

/** Deletes the policy after the question, and leads to the list. */
export async function deletePolicy({ request }: ActionFunctionArgs) {
  const policy = (await request.json()) as PolicyToDelete
  const result = await runMutation(DeleteBusinessPolicyDocument, { id: policy.id, version: policy.version })
  if (!result.ok) return result
  offerUndo(policy)
  return replace(policiesPath)
}

const offerUndo = ({ id, type }: PolicyToDelete) =>
  toast(`${typeName(type)} policy deleted`, { action: { label: 'Undo', run: () => void undo(id) } })

async function undo(id: string): Promise<void> {
  if (!(await restorePolicy(id))) return
  toast('Policy restored')
  await navigate(overviewPath(id))
}
