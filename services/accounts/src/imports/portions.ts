import { setTimeout } from 'node:timers/promises'
import type { Types } from 'mongoose'
import {
  AccountImport,
  type AccountImportRecord,
  type ImportCounts,
  ImportPortion,
  type ImportRow,
  type ImportState,
  tellImport,
} from './account-import.model.ts'

/** Rows of one transaction: large enough to be quick, small enough that others wait no longer than for a page. */
export const portionSize = 25
/** Open pages hear of every so many portions. */
const toldEvery = 4
/** After a portion others have the database at least so long, in milliseconds. */
const shortestBreath = 10

/** The work of a job: an import in the state and version that somebody brought it to. */
export interface ImportWork {
  importId: string
  version: number
}

/** The import, if it is still as it was when the job was enqueued: nobody has cancelled or changed it. */
export const openImport = (
  { importId, version }: ImportWork,
  state: ImportState,
): Promise<AccountImportRecord | null> =>
  AccountImport.findOne({ _id: importId, version, state }).lean<AccountImportRecord>().exec()

/** Adds to the counts, and tells open pages. */
export async function countOn(
  { importId }: ImportWork,
  portion: number,
  counted: Partial<ImportCounts>,
): Promise<void> {
  const added = Object.fromEntries(Object.entries(counted).map(([name, count]) => [`counts.${name}`, count]))
  await AccountImport.updateOne({ _id: importId }, { $inc: added })
  if (portion % toldEvery === 0) tellImport(importId, null)
}

/** Ends the work: the next state is a new version. */
export async function endWork(
  { importId, version }: ImportWork,
  from: ImportState,
  change: Partial<AccountImportRecord>,
): Promise<void> {
  const ended = await AccountImport.updateOne(
    { _id: importId, version, state: from },
    { $set: change, $inc: { version: 1 } },
  )
  if (ended.modifiedCount > 0) tellImport(importId, version + 1)
}

/** For a job that has stopped for good: the import ends, and says what is to be done. */
export const failWork =
  (from: ImportState, failure: string) =>
  (payload: unknown): Promise<void> =>
    endWork(payload as ImportWork, from, { state: 'FAILED', failure })

export const outcomesOf = (rows: readonly ImportRow[]) => [...new Set(rows.map(({ outcome }) => outcome))]

/** Keeps what became of the rows of a portion. */
export async function saveRows(portionId: Types.ObjectId, rows: ImportRow[]): Promise<void> {
  await ImportPortion.updateOne({ _id: portionId }, { $set: { rows, outcomes: outcomesOf(rows) } })
}

/** Does one portion after the other, and lets others in for as long as each took: the work has half of the time at most. */
export async function inTurn<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  const result = await work()
  await setTimeout(Math.max(shortestBreath, performance.now() - begun), undefined, { signal })
  return result
}
