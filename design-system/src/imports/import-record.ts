/** Where an import is. The words of GraphQL in every area. */
export type ImportState =
  | 'MAPPING'
  | 'CHECKING'
  | 'CHECKED'
  | 'IMPORTING'
  | 'DONE'
  | 'CANCELED'
  | 'FAILED'
  | 'UNDOING'
  | 'UNDONE'

/** What becomes of a row. */
export type ImportOutcome = 'READY' | 'INVALID' | 'DUPLICATE' | 'CREATED' | 'SKIPPED' | 'KEPT' | 'REMOVED'

/** What stands between the columns of the file. The words of GraphQL in every area. */
export type ImportDelimiter = 'COMMA' | 'SEMICOLON' | 'TAB' | 'VERTICAL_BAR'

/** A column of the file. */
export interface ImportColumn {
  heading: string
  /** The first values that are not empty. */
  examples: readonly string[]
}

/** How many rows are what. */
export interface ImportCounts {
  /** Rows that have been read. */
  rows: number
  ready: number
  invalid: number
  /** Rows whose notes say what is stored otherwise than the file has it. By default none. */
  noted?: number
  /** Rows that the step under way is done with. */
  done: number
  created: number
  skipped: number
  removed: number
  kept: number
}

/** An import of a list, as its page shows it. What an area reads by GraphQL is one. */
export interface ImportRecord {
  id: string
  /** Counts what people do; progress does not change it. */
  version: number
  state: ImportState
  fileName: string
  /** An instant, ISO 8601. */
  createdAt: string
  delimiter: ImportDelimiter
  columns: readonly ImportColumn[]
  /** The columns are filled in as for an earlier file with these headings. */
  isRemembered: boolean
  counts: ImportCounts
  /** Why it ended, where its state is FAILED. */
  failure: string | null
}

/** What is wrong with a row, or worth a look. */
export interface ImportRowError {
  /** The field's name; null where it is about the row as a whole. */
  field: string | null
  message: string
}
