import { type ActionFunctionArgs, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import { UpdateBusinessPolicyDocument, type UpdateBusinessPolicyInput } from '../generated/documents'
import { overviewPath } from '../paths'

/** What the dialogs that change a policy send to their routes. */
export interface PolicyChange {
  /** The version that the change was made from. */
  version: number
  input: UpdateBusinessPolicyInput
}

/** Saves a change of the policy and shows its overview. */
export async function savePolicy({ request, params }: ActionFunctionArgs) {
  const id = params['id'] ?? ''
  const { version, input } = (await request.json()) as PolicyChange
  const result = await runMutation(UpdateBusinessPolicyDocument, { id, version, input })
  if (!result.ok) return result
  toast('Changes saved')
  return replace(overviewPath(id))
}
