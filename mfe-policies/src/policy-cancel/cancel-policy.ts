import { type ActionFunctionArgs, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import { CancelBusinessPolicyDocument, type CancelBusinessPolicyInput } from '../generated/documents'
import { overviewPath } from '../paths'

/** What the dialog sends to its route. */
export interface Cancellation {
  version: number
  input: CancelBusinessPolicyInput
}

/** Cancels the policy, at once or on its day, and shows its overview. */
export async function cancelPolicy({ request, params }: ActionFunctionArgs) {
  const id = params['id'] ?? ''
  const cancellation = (await request.json()) as Cancellation
  const result = await runMutation(CancelBusinessPolicyDocument, { id, ...cancellation })
  if (!result.ok) return result
  toast('Cancellation saved')
  return replace(overviewPath(id))
}
