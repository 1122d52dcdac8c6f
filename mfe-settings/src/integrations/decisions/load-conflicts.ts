import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { SyncConflictsDocument } from '../../generated/documents'

/** Begins to read the conflicts of the integration that the address names. */
export const loadConflicts = ({ params }: LoaderFunctionArgs) =>
  startQuery(SyncConflictsDocument, { id: params['id'] ?? '' })
