import { type ActionFunctionArgs, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import { ReinstateBusinessPolicyDocument, type ReinstateBusinessPolicyInput } from '../generated/documents'
import { overviewPath } from '../paths'

/** What the dialog sends to its route. */
export interface Reinstatement {
  version: number
  input: ReinstateBusinessPolicyInput
}

/** Takes the cancellation back and shows the policy's overview. */
export async function reinstatePolicy({ request, params }: ActionFunctionArgs) {
  const id = params['id'] ?? ''
  const reinstatement = (await request.json()) as Reinstatement
  const result = await runMutation(ReinstateBusinessPolicyDocument, { id, ...reinstatement })
  if (!result.ok) return result
  toast('Policy reinstated')
  return replace(overviewPath(id))
}
