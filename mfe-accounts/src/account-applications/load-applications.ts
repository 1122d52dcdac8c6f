import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { AccountApplicationsDocument } from '../generated/documents'

/** Begins to read the applications of the account that the address names. */
export function loadApplications({ params }: LoaderFunctionArgs) {
  return startQuery(AccountApplicationsDocument, { id: params['id'] ?? '' })
}
