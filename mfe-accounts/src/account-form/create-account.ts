import { type ActionFunctionArgs, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import { CreateAccountDocument, type CreateAccountInput } from '../generated/documents'
import { placeContactErrors } from './place-contact-errors'

/** Creates the account and opens it. */
export async function createAccount({ request }: ActionFunctionArgs) {
  const input = (await request.json()) as CreateAccountInput
  const result = await runMutation(CreateAccountDocument, { input })
  if (!result.ok) return placeContactErrors(result, input)
  toast('Account created')
  return replace(`/app/accounts/${result.data.createAccount?.id ?? ''}`)
}
