import { askOnce, type LoaderFunctionArgs, startQuery, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { useEffect } from 'react'
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
  useSecondLook(id, found?.state)
  return { query, found }
}

const lookEvery = 2_000

/**
 * Work of a few rows is over before the answer that says that it began: what was told meanwhile was told to nobody. So the
 * page also looks by itself as long as it shows work.
 */
function useSecondLook(id: string, state: string | undefined) {
  const isUnderWay = state === 'CHECKING' || state === 'IMPORTING' || state === 'UNDOING'
  useEffect(() => {
    if (!isUnderWay) return
    // What fails now is tried at the next look; the page shows what it knows.
    const timer = setInterval(() => void askOnce(AccountImportDocument, { id }).catch(() => undefined), lookEvery)
    return () => clearInterval(timer)
  }, [id, isUnderWay])
}
