import type { ReactNode } from 'react'
import type { AskedRows } from './ImportRows'
import type { ImportWords } from './import-labels'
import type { ImportRecord } from './import-record'
import type { ImportStep, StepSubmission } from './import-step'
import type { ReadBadRows } from './SaveBadRows'

/** Rows that seem to be there already, for one reason. */
export interface DuplicateKind<Name extends string> {
  /** Of the choice about them: `emailDuplicates`. */
  name: Name
  count: number
  /** After their number: "with the email of another client". */
  what: string
}

/** An import, and everything that its area knows of it: words, kinds of duplicates, the form of its columns, and how its rows are read. */
export interface ImportStageProps<Duplicate extends string> {
  found: ImportRecord
  words: ImportWords
  /** The address of all imports: `/app/accounts/import`. */
  path: string
  submission: StepSubmission<ImportStep<never, Duplicate>>
  duplicates: readonly DuplicateKind<Duplicate>[]
  /** What else the import will do: "3 carriers will be added." */
  note?: string | undefined
  /** Where what was created is to be seen. */
  created?: { text: string; href: string }
  /** The form of the columns: a `ColumnsForm`. With `onBack` it is opened over rows that were checked before. */
  columns(onBack?: () => void): ReactNode
  /** Reads and draws rows: an `ImportRowsPage`. */
  rows(asked: AskedRows): ReactNode
  readBadRows: ReadBadRows
  /** Tells people briefly why something was not done. */
  onFailure(message: string): void
}
