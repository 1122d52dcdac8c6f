import {
  attachFile,
  CoverdeskError,
  enqueue,
  fileById,
  findExisting,
  parseInput,
  type UserCallContext,
  updateVersioned,
  validationFailed,
} from '@coverdesk/kit'
import { Types } from 'mongoose'
import {
  AccountImport,
  type AccountImportRecord,
  ImportPortion,
  type ImportState,
  RememberedMapping,
  tellImport,
  tellNewImport,
} from './account-import.model.ts'
import { checkImport } from './check-import.ts'
import { createImportInput, mapImportInput, startImportInput } from './import.rules.ts'
import { guessMapping, signatureOf } from './import-fields.ts'
import { presentImport } from './present-import.ts'
import { asFieldError, examineCsv } from './read-csv.ts'
import { runImport } from './run-import.ts'
import { undoImport } from './undo-import.ts'

const examplesShown = 3

/** @throws VALIDATION_FAILED at `fileId` when the file can't be read as a list */
export async function createImport({ userId }: UserCallContext, input: unknown): Promise<AccountImportRecord> {
  const { fileId } = parseInput(createImportInput, input)
  const { mimeType, name } = await fileById(fileId)
  if (mimeType !== 'text/csv') throw validationFailed([{ path: 'fileId', message: 'Choose a CSV file.' }])
  const { head, ...form } = await examineCsv(fileId).catch(asFieldError)
  const [headings = [], ...rows] = head
  const signature = signatureOf(headings)
  const remembered = await RememberedMapping.findOne({ signature }).lean()
  const _id = new Types.ObjectId()
  await attachFile(fileId, { typename: 'AccountImport', id: String(_id) })
  const created = await AccountImport.insertOne({
    _id,
    fileId,
    fileName: name,
    createdById: userId,
    ...form,
    signature,
    columns: headings.map((heading, column) => ({
      heading: heading.trim().slice(0, 100) || `Column ${column + 1}`,
      examples: rows.flatMap(values => values[column]?.trim().slice(0, 100) || []).slice(0, examplesShown),
    })),
    mapping: remembered?.mapping ?? guessMapping(headings),
    ...(remembered?.accountType && { accountType: remembered.accountType }),
    isRemembered: remembered !== null,
  })
  tellNewImport(_id)
  return created.toObject()
}

/** Rows that were checked before are checked anew. */
export async function mapImport(id: string, version: number, input: unknown): Promise<AccountImportRecord> {
  const current = await findExisting(AccountImport, 'import', id)
  const { mapping, accountType = null } = parseInput(mapImportInput(current.columns.length), input)
  const change = { mapping, accountType, isRemembered: true, counts: {}, state: 'CHECKING' as const }
  const saved = await advance(current, version, ['MAPPING', 'CHECKED'], change)
  await ImportPortion.deleteMany({ importId: current._id })
  await RememberedMapping.updateOne(
    { signature: current.signature },
    { $set: { mapping, accountType } },
    { upsert: true },
  )
  await enqueue(checkImport.name, { importId: id, version: saved.version })
  return saved
}

export async function startImport(id: string, version: number, input: unknown): Promise<AccountImportRecord> {
  const { emailDuplicates, nameDuplicates } = parseInput(startImportInput, input)
  const current = await findExisting(AccountImport, 'import', id)
  const duplicates = { EMAIL: emailDuplicates ?? 'SKIP', NAME_AND_ZIP: nameDuplicates ?? 'SKIP' } as const
  const saved = await advance(current, version, ['CHECKED'], { duplicates, state: 'IMPORTING' })
  await enqueue(runImport.name, { importId: id, version: saved.version })
  return saved
}

/** A job that is at it sees so before its next portion. */
export async function cancelImport(id: string, version: number): Promise<AccountImportRecord> {
  const current = await findExisting(AccountImport, 'import', id)
  return advance(current, version, ['MAPPING', 'CHECKING', 'CHECKED', 'IMPORTING'], { state: 'CANCELED' })
}

export async function undo(id: string, version: number): Promise<AccountImportRecord> {
  const current = await findExisting(AccountImport, 'import', id)
  const saved = await advance(current, version, ['DONE', 'CANCELED', 'FAILED'], {
    state: 'UNDOING',
    'counts.done': 0,
    failure: null,
  })
  await enqueue(undoImport.name, { importId: id, version: saved.version })
  return saved
}

/** @throws CONFLICT when somebody, or the work itself, was faster; BAD_REQUEST when this state has no such step */
async function advance(
  current: AccountImportRecord,
  version: number,
  from: readonly ImportState[],
  change: Record<string, unknown>,
): Promise<AccountImportRecord> {
  if (current.version === version && !from.includes(current.state)) {
    throw new CoverdeskError('BAD_REQUEST', 'This import has gone on meanwhile. Look at it again.')
  }
  const id = String(current._id)
  const saved = await updateVersioned(AccountImport, 'import', { id, version }, { $set: change }, presentImport)
  tellImport(id, saved.version)
  return saved
}
