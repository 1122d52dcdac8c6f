import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { SyncDuplicatesDocument } from '../../generated/documents'

/** Begins to read the possible duplicates of the integration that the address names. */
export const loadDuplicates = ({ params }: LoaderFunctionArgs) =>
  startQuery(SyncDuplicatesDocument, { id: params['id'] ?? '' })
