import type { ImportDelimiter } from './import-record'

/** What becomes of rows that seem to be there already. */
export type DuplicateChoice = 'SKIP' | 'IMPORT'

/** Reads the file again, its columns divided otherwise. */
export interface DelimiterStep {
  step: 'delimit'
  delimiter: ImportDelimiter
}

/**
 * What the page of an import sends to its route, with the version that the person saw. `Mapping` is the area's input of the
 * columns, `Duplicate` the names of its kinds of duplicates.
 */
export type ImportStep<Mapping, Duplicate extends string> = { version: number } & (
  | DelimiterStep
  | { step: 'map'; input: Mapping }
  | { step: 'start'; input: Record<Duplicate, DuplicateChoice> }
  | { step: 'cancel' }
  | { step: 'undo' }
)

/** A step on its way to the server, and what the server said of it. The SDK's `useSubmission` makes it. */
export interface StepSubmission<Step> {
  submit(step: Step): void
  busy: boolean
  /** Why the last attempt failed, unless fields say it. */
  failure: { message: string; requestId: string | undefined } | undefined
  /** The import as it is now, when it has gone on meanwhile. */
  conflict: unknown
}
