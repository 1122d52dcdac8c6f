import type { Types } from 'mongoose'

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

export type DuplicateChoice = 'SKIP' | 'IMPORT'

/** Which column holds a field, counted from 0. */
export interface FieldColumn<Field extends string = string> {
  field: Field
  column: number
}

/** One list on its way in. Under a name of the area's own it also has what all of its rows have in common. */
export interface ListImportRecord {
  _id: Types.ObjectId
  /** Counts what people do and where it ends; progress does not change it, so that someone can cancel meanwhile. */
  version: number
  state: ImportState
  fileId: string
  fileName: string
  encoding: 'utf-8' | 'windows-1252'
  delimiter: string
  columns: { heading: string; examples: string[] }[]
  signature: string
  mapping: FieldColumn[]
  isRemembered: boolean
  /** By kind. */
  duplicates?: Record<string, DuplicateChoice>
  counts: Record<string, number>
  failure?: string | null
  /** Only while a job works on it: one of the few that its agency has (`import-slots.ts`). */
  slot?: number
  /** Unknown of those that were started before it was kept. */
  createdById?: string
  createdAt: Date
  updatedAt: Date
}

export type RowOutcome = 'READY' | 'INVALID' | 'DUPLICATE' | 'CREATED' | 'SKIPPED' | 'KEPT' | 'REMOVED'

/** What is wrong with a row, or worth a look. */
export interface RowError<Field extends string = string> {
  /** Left out where it is about the row as a whole. */
  field?: Field
  message: string
}

/** A row of a list, and what has become of it. An area keeps more with it: the ids of what was created, for one. */
export interface ImportRow {
  /** As a spreadsheet counts: the headings are row 1. */
  number: number
  values: string[]
  outcome: RowOutcome
  errors: RowError[]
  /** What is stored otherwise than the file has it. */
  notes?: RowError[]
  /** Either an earlier row of the same file, or a record, whose id has the name that the area gives it. */
  duplicate?: { by: string; row?: number }
  /** Why an undo has kept what it became. */
  keptBecause?: string
}

/** Some rows of an import: what one step of its jobs does. */
export interface ImportPortionRecord {
  _id: Types.ObjectId
  importId: Types.ObjectId
  number: number
  /** The number of its last row. */
  lastRow: number
  /** Those that its rows have. */
  outcomes: RowOutcome[]
  /** Some of its rows have notes. */
  isNoted?: boolean
  rows: ImportRow[]
}

/** What someone said of files with these headings. */
export interface RememberedMappingRecord {
  _id: Types.ObjectId
  signature: string
  mapping: FieldColumn[]
}
