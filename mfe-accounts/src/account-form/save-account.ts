import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { UpdateAccountDocument, type UpdateAccountInput } from '../generated/documents'
import { placeContactErrors } from './place-contact-errors'

/** What the edit dialog sends to its route. */
export interface AccountChange {
  /** The version that the change was made from. */
  version: number
  input: UpdateAccountInput
}

/** Saves a change of the account; the dialog then closes. */
export async function saveAccount({ request, params }: ActionFunctionArgs) {
  const id = params['id'] ?? ''
  const { version, input } = (await request.json()) as AccountChange
  const result = await runMutation(UpdateAccountDocument, { id, version, input })
  if (result.ok) toast('Changes saved')
  return placeContactErrors(result, input)
}
