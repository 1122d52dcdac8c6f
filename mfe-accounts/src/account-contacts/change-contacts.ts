import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { placeContactErrors } from '../account-form/place-contact-errors'
import {
  AddAccountContactDocument,
  type AddAccountContactInput,
  RemoveAccountContactDocument,
} from '../generated/documents'

/** What the add dialog sends to its route. */
export interface ContactAddition {
  /** The account's version that the change was made from. */
  version: number
  input: AddAccountContactInput
}

/** Gives the account one more contact; the dialog then closes. */
export async function addContact({ request, params }: ActionFunctionArgs) {
  const { version, input } = (await request.json()) as ContactAddition
  const result = await runMutation(AddAccountContactDocument, { id: params['id'] ?? '', version, input })
  if (result.ok) toast('Contact added')
  return placeContactErrors(result, input)
}

/** Takes a contact from the account; the question then closes. */
export async function removeContact({ request, params }: ActionFunctionArgs) {
  const { version } = (await request.json()) as { version: number }
  const { id = '', contactId = '' } = params
  const result = await runMutation(RemoveAccountContactDocument, { id, version, contactId })
  if (result.ok) toast('Contact removed from this account')
  return result
}
