import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { AuditEntryDocument } from '../generated/documents'

/** Begins to read the entry that the address names. */
export const loadEntry = ({ params }: LoaderFunctionArgs) => startQuery(AuditEntryDocument, { id: params['id'] ?? '' })
