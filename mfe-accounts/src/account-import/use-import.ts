import { type LoaderFunctionArgs, startQuery, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { AccountImportDocument } from '../generated/documents'

/** Begins to read the import that the address names. */
export function loadImport({ params }: LoaderFunctionArgs) {
  return startQuery(AccountImportDocument, { id: params['importId'] ?? '' })
}

/** The import that the address names; undefined until it has come. */
export function useImport() {
  const { importId: id = '' } = useParams()
  const query = useQuery(AccountImportDocument, { id })
  const found = query.status === 'loaded' ? (query.data.accountImport ?? undefined) : undefined
  return { query, found }
}
