import { type LoaderFunctionArgs, startQuery, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { HolderCertificatesDocument, HolderDocument } from '../generated/documents'

/** Begins to read the holder that the address names, and the certificates that were issued for it. */
export async function loadHolder({ params }: LoaderFunctionArgs) {
  const id = params['holderId'] ?? ''
  await Promise.all([startQuery(HolderDocument, { id }), startQuery(HolderCertificatesDocument, { id })])
  return null
}

/** The holder that the address names; undefined until it has come. */
export function useHolder() {
  const { holderId: id = '' } = useParams()
  const query = useQuery(HolderDocument, { id })
  const holder = query.status === 'loaded' ? (query.data.certificateHolder ?? undefined) : undefined
  return { id, query, holder }
}
