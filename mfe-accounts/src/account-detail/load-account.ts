import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { AccountDocument } from '../generated/documents'

/** Begins to read the account that the address names. */
export function loadAccount({ params }: LoaderFunctionArgs) {
  return startQuery(AccountDocument, { id: params['id'] ?? '' })
}
