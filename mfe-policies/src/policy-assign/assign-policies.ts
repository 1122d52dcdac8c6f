import { pluralize } from '@coverdesk/design-system'
import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { AssignBusinessPoliciesDocument } from '../generated/documents'

/** What the dialog sends to its route. */
export interface Assignment {
  ids: readonly string[]
  /** Null: no one looks after them. */
  agencyUserId: string | null
}

/** Gives the chosen policies to someone; the dialog then closes. */
export async function assignPolicies({ request }: ActionFunctionArgs) {
  const { ids, agencyUserId } = (await request.json()) as Assignment
  const result = await runMutation(AssignBusinessPoliciesDocument, { ids: [...ids], agencyUserId })
  if (result.ok) toast(`${pluralize(ids.length, 'policy', 'policies')} assigned`)
  return result
}
