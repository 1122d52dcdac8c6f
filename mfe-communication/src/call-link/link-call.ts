import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { LinkCallDocument } from '../generated/documents'

/** What the dialog sends to its route. */
export interface CallLink {
  accountId: string | null
}

/** Gives the call to the account; the dialog then closes. */
export async function linkCall({ request, params }: ActionFunctionArgs) {
  const { accountId } = (await request.json()) as CallLink
  const result = await runMutation(LinkCallDocument, { id: params['id'] ?? '', accountId })
  if (result.ok) toast('Changes saved')
  return result
}
