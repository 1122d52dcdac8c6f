import { type LoaderFunctionArgs, startQuery, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { PolicyDocumentsDocument } from '../generated/documents'

/** Begins to read the documents of the policy that the address names. */
export function loadDocuments({ params }: LoaderFunctionArgs) {
  return startQuery(PolicyDocumentsDocument, { id: params['id'] ?? '' })
}

/** The documents of the policy that the address names; undefined until they have come. */
export function useDocuments() {
  const { id = '' } = useParams()
  const query = useQuery(PolicyDocumentsDocument, { id })
  const documents = query.status === 'loaded' ? query.data.businessPolicy?.files : undefined
  return { id, query, documents }
}
