import type { ImportCounts, ImportState } from '../imports/import-record'

/** An import, as the list of all of them shows it. */
export interface ListedImport {
  id: string
  state: ImportState
  fileName: string
  /** An instant, ISO 8601. */
  createdAt: string
  /** Null when no one knows any more. */
  createdBy: { name: string | null } | null
  counts: Pick<ImportCounts, 'rows' | 'created' | 'removed'>
}
