import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { ContactAccountsDocument, ContactDocument } from '../generated/documents'

/** Begins to read the contact that the address names, and their accounts. */
export async function loadContact({ params }: LoaderFunctionArgs) {
  const id = params['contactId'] ?? ''
  await Promise.all([startQuery(ContactDocument, { id }), startQuery(ContactAccountsDocument, { id })])
  return null
}
