import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { AccountActivityDocument, AccountColleaguesDocument, AccountNotesDocument } from '../generated/documents'

/** Begins to read the notes and the activity of the account that the address names. */
export async function loadActivity({ params }: LoaderFunctionArgs) {
  const id = params['id'] ?? ''
  await Promise.all([
    startQuery(AccountNotesDocument, { id }),
    startQuery(AccountActivityDocument, { id }),
    startQuery(AccountColleaguesDocument, {}),
  ])
  return null
}
