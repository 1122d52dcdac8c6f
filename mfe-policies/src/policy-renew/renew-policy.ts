import { type ActionFunctionArgs, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import { RenewBusinessPolicyDocument, type RenewBusinessPolicyInput } from '../generated/documents'
import { accountPoliciesPath, overviewPath } from '../paths'

/** What the dialog sends to its route. */
export interface Renewal {
  version: number
  input: RenewBusinessPolicyInput
  /** The same for every attempt to save it. */
  idempotencyKey: string
}

/** Makes the policy that follows, and shows the account's policies (specification 2 §2). */
export async function renewPolicy({ request, params }: ActionFunctionArgs) {
  const id = params['id'] ?? ''
  const renewal = (await request.json()) as Renewal
  const result = await runMutation(RenewBusinessPolicyDocument, { id, ...renewal })
  if (!result.ok) return result
  toast('Policy renewed')
  const renewed = result.data.renewBusinessPolicy
  if (renewed?.account) return replace(accountPoliciesPath(renewed.account.id))
  return replace(overviewPath(renewed?.id ?? id))
}
