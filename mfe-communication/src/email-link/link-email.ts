import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import type { ChosenAccount } from '../account-choice/chosen-account'
import { LinkEmailThreadDocument } from '../generated/documents'

/** Gives the thread to the account; the dialog then closes. */
export async function linkEmail({ request, params }: ActionFunctionArgs) {
  const { accountId } = (await request.json()) as ChosenAccount
  const result = await runMutation(LinkEmailThreadDocument, { id: params['id'] ?? '', accountId })
  if (result.ok) toast('Changes saved')
  return result
}
