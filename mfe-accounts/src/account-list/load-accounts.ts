import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { AccountsDocument } from '../generated/documents'
import { accountVariables } from './account-variables'

/** Begins to read the first page of the list. */
export function loadAccounts({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return startQuery(AccountsDocument, { ...accountVariables(searchParams), after: null })
}
