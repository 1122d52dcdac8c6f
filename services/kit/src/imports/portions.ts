import type { Types } from 'mongoose'
import type { ImportPart } from './import-models.ts'
import { emitImportUpdated } from './import-news.ts'
import type { ImportRow, ImportState, ListImportRecord } from './import-record.ts'

/** Rows of one transaction: large enough to be quick, small enough that others wait no longer than for a page. */
export const portionSize = 25
/** Open pages hear of every so many portions. */
const toldEvery = 4

/** The work of a job: an import in the state and version that someone brought it to. */
export interface ImportWork {
  importId: string
  version: number
}

/** The import, if it is still as it was when the job was enqueued: no one has canceled or changed it. */
export const openImport = (
  { Import }: ImportPart,
  { importId, version }: ImportWork,
  state: ImportState,
): Promise<ListImportRecord | null> => Import.findOne({ _id: importId, version, state }).lean<ListImportRecord>().exec()

/** Adds to the counts, and tells open pages. */
export async function countOn(
  part: ImportPart,
  { importId }: ImportWork,
  portion: number,
  counted: Record<string, number>,
): Promise<void> {
  const added = Object.fromEntries(Object.entries(counted).map(([name, count]) => [`counts.${name}`, count]))
  await part.Import.updateOne({ _id: importId }, { $inc: added })
  if (portion % toldEvery === 0) emitImportUpdated(part, importId, null)
}

/** Ends the work: the next state is a new version. */
export async function endWork(
  part: ImportPart,
  { importId, version }: ImportWork,
  from: ImportState,
  change: { state: ImportState; failure?: string } & Record<string, unknown>,
): Promise<void> {
  const ended = await part.Import.updateOne(
    { _id: importId, version, state: from },
    { $set: change, $unset: { slot: 1 }, $inc: { version: 1 } },
  )
  if (ended.modifiedCount > 0) emitImportUpdated(part, importId, version + 1)
}

/** For a job that has stopped permanently: the import ends, and says what is to be done. */
export const failWork =
  (part: ImportPart, from: ImportState, failure: string) =>
  (payload: unknown): Promise<void> =>
    endWork(part, payload as ImportWork, from, { state: 'FAILED', failure })

export const isNoted = ({ notes = [] }: ImportRow): boolean => notes.length > 0

/** By what a portion is found. */
export const summaryOf = (rows: readonly ImportRow[]) => ({
  outcomes: [...new Set(rows.map(({ outcome }) => outcome))],
  isNoted: rows.some(isNoted),
})

/** Keeps what became of the rows of a portion. */
export async function saveRows({ Portion }: ImportPart, portionId: Types.ObjectId, rows: ImportRow[]): Promise<void> {
  await Portion.updateOne({ _id: portionId }, { $set: { rows, ...summaryOf(rows) } })
}
