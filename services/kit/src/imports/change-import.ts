import { Types } from 'mongoose'
import type { UserCallContext } from '../call-context.ts'
import { CoverdeskError, validationFailed } from '../errors.ts'
import { attachFile, fileById } from '../files/attach-file.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { findExisting } from '../load-by-ids.ts'
import { updateVersioned } from '../mutation/versioned-update.ts'
import { parseInput } from '../parse-input.ts'
import { checkImport } from './check-import.ts'
import { commonOf, guessMapping, signatureOf } from './columns.ts'
import { type DelimiterName, delimiters } from './delimiters.ts'
import { asErrorAt, type ExaminedCsv, examineCsv } from './examine-csv.ts'
import { createImportInput, mapImportInput, startImportInput } from './import-input.ts'
import type { ImportPart } from './import-models.ts'
import { emitImportUpdated, tellNewImport } from './import-news.ts'
import type { ImportState, ListImportRecord } from './import-record.ts'
import { freeSlot } from './import-slots.ts'
import { presentImport } from './present-import.ts'
import { runImport } from './run-import.ts'
import { undoImport } from './undo-import.ts'

const examplesShown = 3

/** An import, and the version that a change was made from. */
export interface ImportVersion {
  id: string
  version: number
}

/** @throws VALIDATION_FAILED at `fileId` when the file can't be read as a list */
export async function createImport(
  part: ImportPart,
  { userId }: UserCallContext,
  input: unknown,
): Promise<ListImportRecord> {
  const { fileId } = parseInput(createImportInput, input)
  const { mimeType, name } = await fileById(fileId)
  if (mimeType !== 'text/csv') throw validationFailed([{ path: 'fileId', message: 'Choose a CSV file.' }])
  const columns = await columnsIn(part, await examineCsv(fileId).catch(asErrorAt('fileId')))
  const _id = new Types.ObjectId()
  await attachFile(fileId, { typename: part.definition.typename, id: String(_id) })
  const created = await part.Import.insertOne({ _id, fileId, fileName: name, createdById: userId, ...columns })
  tellNewImport(part, _id)
  return created.toObject()
}

/**
 * Reads the file again, its columns divided otherwise: what was said of them before is asked again.
 * @throws VALIDATION_FAILED at `delimiter` when it divides nothing
 */
export async function delimitImport(
  part: ImportPart,
  { id, version }: ImportVersion,
  delimiter: DelimiterName,
): Promise<ListImportRecord> {
  const current = await findExisting(part.Import, 'import', id)
  const examined = await examineCsv(current.fileId, delimiters[delimiter]).catch(asErrorAt('delimiter'))
  const change = { ...(await columnsIn(part, examined)), counts: {}, state: 'MAPPING' as const }
  const saved = await advance(part, current, version, ['MAPPING', 'CHECKED'], change)
  await part.Portion.deleteMany({ importId: current._id })
  return saved
}

/** How a file is read, its columns, and what they seem to be: as someone said of the last one of its headings, or by those. */
async function columnsIn({ definition, Mapping }: ImportPart, { head, ...form }: ExaminedCsv) {
  const { fields, ofAllRows } = definition
  const [headings = [], ...rows] = head
  const signature = signatureOf(headings)
  const remembered = await Mapping.findOne({ signature }).lean()
  return {
    ...form,
    signature,
    columns: headings.map((heading, column) => ({
      heading: heading.trim().slice(0, 100) || `Column ${column + 1}`,
      examples: rows.flatMap(values => values[column]?.trim().slice(0, 100) || []).slice(0, examplesShown),
    })),
    mapping: remembered?.mapping ?? guessMapping(fields, headings),
    [ofAllRows.name]: commonOf(ofAllRows.name, remembered),
    isRemembered: remembered !== null,
  }
}

/** Rows that were checked before are checked again. */
export async function mapImport(
  part: ImportPart,
  { id, version }: ImportVersion,
  input: unknown,
): Promise<ListImportRecord> {
  const { definition, Portion, Mapping } = part
  const current = await findExisting(part.Import, 'import', id)
  const { mapping, common } = parseInput(mapImportInput(definition, current.columns.length), input)
  const said = { mapping, [definition.ofAllRows.name]: common }
  const change = { ...said, isRemembered: true, counts: {}, state: 'CHECKING' as const }
  const saved = await advance(part, current, version, ['MAPPING', 'CHECKED'], change)
  await Portion.deleteMany({ importId: current._id })
  await Mapping.updateOne({ signature: current.signature }, { $set: said }, { upsert: true })
  await enqueue(checkImport(part).name, { importId: id, version: saved.version })
  return saved
}

export async function startImport(
  part: ImportPart,
  { id, version }: ImportVersion,
  input: unknown,
): Promise<ListImportRecord> {
  const duplicates = parseInput(startImportInput(part.definition), input)
  const current = await findExisting(part.Import, 'import', id)
  const saved = await advance(part, current, version, ['CHECKED'], { duplicates, state: 'IMPORTING' })
  await enqueue(runImport(part).name, { importId: id, version: saved.version })
  return saved
}

/** A job that is at it sees so before its next portion. */
export async function cancelImport(part: ImportPart, { id, version }: ImportVersion): Promise<ListImportRecord> {
  const current = await findExisting(part.Import, 'import', id)
  return advance(part, current, version, ['MAPPING', 'CHECKING', 'CHECKED', 'IMPORTING'], { state: 'CANCELED' })
}

/** Also of one that was canceled, or has failed in the middle. */
export async function takeImportBack(part: ImportPart, { id, version }: ImportVersion): Promise<ListImportRecord> {
  const current = await findExisting(part.Import, 'import', id)
  const saved = await advance(part, current, version, ['DONE', 'CANCELED', 'FAILED'], {
    state: 'UNDOING',
    'counts.done': 0,
    failure: null,
  })
  await enqueue(undoImport(part).name, { importId: id, version: saved.version })
  return saved
}

/** @throws CONFLICT when someone, or the work itself, was faster; BAD_REQUEST when this state has no such step */
async function advance(
  part: ImportPart,
  current: ListImportRecord,
  version: number,
  from: readonly ImportState[],
  change: { state: ImportState } & Record<string, unknown>,
): Promise<ListImportRecord> {
  if (current.version === version && !from.includes(current.state)) {
    throw new CoverdeskError('BAD_REQUEST', 'This import has moved on. Review its current state.')
  }
  const id = String(current._id)
  const isAtRest = change.state === 'CANCELED' || change.state === 'MAPPING'
  const update = isAtRest ? { $set: change, $unset: { slot: 1 } } : { $set: { ...change, slot: await freeSlot(part) } }
  const saved = await updateVersioned(part.Import, 'import', { id, version }, update, latest =>
    presentImport(part.definition, latest),
  )
  emitImportUpdated(part, id, saved.version)
  return saved
}
