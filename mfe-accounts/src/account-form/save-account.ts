import { type ActionFunctionArgs, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import { UpdateAccountDocument, type UpdateAccountInput } from '../generated/documents'
import { placeContactErrors } from './place-contact-errors'

/** What the edit dialog sends to its route. */
export interface AccountChange {
  /** The version that the change was made from. */
  version: number
  input: UpdateAccountInput
}

/** Saves a change of the account and shows the account. */
export async function saveAccount({ request, params }: ActionFunctionArgs) {
  const id = params['id'] ?? ''
  const { version, input } = (await request.json()) as AccountChange
  const result = await runMutation(UpdateAccountDocument, { id, version, input })
  if (!result.ok) return placeContactErrors(result, input)
  toast('Changes saved')
  return replace(`/app/accounts/${id}`)
}
