import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { type ContactInput, UpdateContactDocument } from '../generated/documents'

/** What the edit dialog sends to its route. */
export interface ContactChange {
  /** The version that the change was made from. */
  version: number
  input: ContactInput
}

/** Saves a change of the contact; the dialog then closes. */
export async function saveContact({ request, params }: ActionFunctionArgs) {
  const { version, input } = (await request.json()) as ContactChange
  const result = await runMutation(UpdateContactDocument, { id: params['contactId'] ?? '', version, input })
  if (result.ok) toast('Changes saved')
  return result
}
