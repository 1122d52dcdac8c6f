import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import type { ChosenAccount } from '../account-choice/chosen-account'
import { LinkCallDocument } from '../generated/documents'

/** Gives the call to the account; the dialog then closes. */
export async function linkCall({ request, params }: ActionFunctionArgs) {
  const { accountId } = (await request.json()) as ChosenAccount
  const result = await runMutation(LinkCallDocument, { id: params['id'] ?? '', accountId })
  if (result.ok) toast('Changes saved')
  return result
}
