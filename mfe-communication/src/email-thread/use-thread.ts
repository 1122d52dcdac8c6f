import { type LoaderFunctionArgs, startQuery, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { EmailThreadDocument } from '../generated/documents'

/** Begins to read the thread that the address names. */
export const loadThread = ({ params }: LoaderFunctionArgs) =>
  startQuery(EmailThreadDocument, { id: params['id'] ?? '' })

/** The thread that the address names; undefined until it has come, or where there is none. */
export function useThread() {
  const { id = '' } = useParams()
  const query = useQuery(EmailThreadDocument, { id })
  const thread = query.status === 'loaded' ? (query.data.emailThread ?? undefined) : undefined
  return { id, query, thread }
}
