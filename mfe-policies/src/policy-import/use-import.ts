import { type LoaderFunctionArgs, startQuery, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { PolicyImportDocument } from '../generated/documents'

/** Begins to read the import that the address names. */
export function loadImport({ params }: LoaderFunctionArgs) {
  return startQuery(PolicyImportDocument, { id: params['importId'] ?? '' })
}

/** The import that the address names; undefined until it has come. */
export function useImport() {
  const { importId: id = '' } = useParams()
  const query = useQuery(PolicyImportDocument, { id })
  const found = query.status === 'loaded' ? (query.data.policyImport ?? undefined) : undefined
  return { query, found }
}
