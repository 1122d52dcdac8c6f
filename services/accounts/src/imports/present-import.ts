import { CoverdeskError, type PageArguments, validationFailed } from '@coverdesk/kit'
import { type AccountImportRecord, ImportPortion, type ImportRow, type RowOutcome } from './account-import.model.ts'
import { detailsIn } from './duplicates.ts'
import { cellsOf, readRow, typeIn } from './read-row.ts'

/** As a query would answer it, without its rows: what a CONFLICT carries. */
export const presentImport = (record: AccountImportRecord) => ({
  __typename: 'AccountImport',
  id: String(record._id),
  version: record.version,
  state: record.state,
  fileName: record.fileName,
  createdAt: record.createdAt.toISOString(),
  columns: record.columns,
  mapping: record.mapping,
  accountType: record.accountType ?? null,
  isRemembered: record.isRemembered,
  counts: record.counts,
  failure: record.failure ?? null,
})

export const beganBy = ({ createdById }: AccountImportRecord) => (createdById ? { id: createdById } : null)

export interface RowArguments extends PageArguments {
  outcome?: RowOutcome | null
}

const usualRows = 50
const mostRows = 100

/** Rows by their number; of one outcome alone portions without it are not read. */
export async function rowsPage(record: AccountImportRecord, { outcome, first, after }: RowArguments) {
  const limit = first ?? usualRows
  if (limit < 1 || limit > mostRows) {
    throw new CoverdeskError('LIMIT_EXCEEDED', `Ask for 1 to ${mostRows} records at a time.`)
  }
  const behind = rowNumber(after)
  const filter = { importId: record._id, lastRow: { $gt: behind }, ...(outcome && { outcomes: outcome }) }
  const found: ImportRow[] = []
  for await (const { rows } of ImportPortion.find(filter).sort({ number: 1 }).lean().cursor({ batchSize: 4 })) {
    found.push(...rows.filter(row => row.number > behind && (!outcome || row.outcome === outcome)))
    if (found.length > limit) break
  }
  const items = found.slice(0, limit)
  const last = found.length > limit ? items.at(-1) : undefined
  return { items: items.map(row => presentRow(row, record)), endCursor: last ? String(last.number) : null }
}

function rowNumber(after: string | null | undefined) {
  if (!after) return 0
  if (!/^\d{1,6}$/.test(after)) {
    throw validationFailed([
      { path: 'after', message: 'This position belongs to another list. Start from the first page.' },
    ])
  }
  return Number(after)
}

/** A good row as it will be stored, a bad one as it is in the file. */
function presentRow(row: ImportRow, record: AccountImportRecord) {
  const cell = cellsOf(row.values, record)
  const { account } = readRow(row.values, record)
  const details = account && detailsIn(account)
  const type = account?.type ?? record.accountType ?? typeIn(cell('TYPE'))
  const address = details?.mailingAddress
  const place = address
    ? [address.line1, address.line2, address.city, `${address.zone} ${address.postalCode}`]
    : (['LINE1', 'LINE2', 'CITY', 'ZONE', 'POSTAL_CODE'] as const).map(cell)
  return {
    number: row.number,
    outcome: row.outcome,
    type: type === 'BUSINESS' || type === 'INDIVIDUAL' ? type : null,
    name: details?.name ?? (cell('NAME') || null),
    email: details?.email ?? (cell('EMAIL') || null),
    phone: details?.phone ?? (cell('PHONE') || null),
    address: place.filter(Boolean).join(', ') || null,
    values: row.values,
    errors: row.errors,
    duplicate: row.duplicate ?? null,
    accountId: row.accountId ?? null,
    keptBecause: row.keptBecause ?? null,
  }
}
