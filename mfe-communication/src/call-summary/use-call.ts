import { type LoaderFunctionArgs, startQuery, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { CallDocument } from '../generated/documents'

/** Begins to read the call that the address names. */
export const loadCall = ({ params }: LoaderFunctionArgs) => startQuery(CallDocument, { id: params['id'] ?? '' })

/** The call that the address names; undefined until it has come, or where there is none. */
export function useCall() {
  const { id = '' } = useParams()
  const query = useQuery(CallDocument, { id })
  const call = query.status === 'loaded' ? (query.data.call ?? undefined) : undefined
  return { id, query, call }
}
