import { CoverdeskError, validationFailed } from '../errors.ts'
import type { PageArguments } from '../paging.ts'
import { commonOf, formOf } from './columns.ts'
import { nameOfDelimiter } from './delimiters.ts'
import type { ImportPart } from './import-models.ts'
import type { ImportRow, ListImportRecord, RowOutcome } from './import-record.ts'
import type { AnyListImport } from './list-import.ts'
import { isNoted } from './portions.ts'

/** As a query would answer it, without its rows: what a CONFLICT carries. */
export const presentImport = ({ typename, ofAllRows: { name } }: AnyListImport, record: ListImportRecord) => ({
  __typename: typename,
  id: String(record._id),
  version: record.version,
  state: record.state,
  fileName: record.fileName,
  createdAt: record.createdAt.toISOString(),
  delimiter: nameOfDelimiter(record.delimiter),
  columns: record.columns,
  mapping: record.mapping,
  [name]: commonOf(name, record),
  isRemembered: record.isRemembered,
  counts: record.counts,
  failure: record.failure ?? null,
})

export const beganBy = ({ createdById }: ListImportRecord) => (createdById ? { id: createdById } : null)

export interface RowArguments extends PageArguments {
  outcome?: RowOutcome | null
  /** True: rows with notes alone. */
  noted?: boolean | null
}

const usualRows = 50
const maxRows = 100

/** Rows by their number; portions without any of the wanted ones are not read. */
export async function rowsPage(
  { definition, Portion }: ImportPart,
  record: ListImportRecord,
  { outcome, noted, first, after }: RowArguments,
) {
  const limit = first ?? usualRows
  if (limit < 1 || limit > maxRows) {
    throw new CoverdeskError('LIMIT_EXCEEDED', `Ask for 1 to ${maxRows} records at a time.`)
  }
  const behind = rowNumber(after)
  const kind = { ...(outcome && { outcomes: outcome }), ...(noted && { isNoted: true }) }
  const filter = { importId: record._id, lastRow: { $gt: behind }, ...kind }
  const isWanted = (row: ImportRow) =>
    row.number > behind && (!outcome || row.outcome === outcome) && (!noted || isNoted(row))
  const found: ImportRow[] = []
  for await (const { rows } of Portion.find(filter).sort({ number: 1 }).lean().cursor({ batchSize: 4 })) {
    found.push(...rows.filter(isWanted))
    if (found.length > limit) break
  }
  const items = found.slice(0, limit)
  const last = found.length > limit ? items.at(-1) : undefined
  return { items: items.map(row => presentRow(definition, row, record)), endCursor: last ? String(last.number) : null }
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

const presentRow = (definition: AnyListImport, row: ImportRow, record: ListImportRecord) => ({
  number: row.number,
  outcome: row.outcome,
  values: row.values,
  errors: row.errors,
  notes: row.notes ?? [],
  duplicate: row.duplicate ?? null,
  keptBecause: row.keptBecause ?? null,
  [definition.recordId]: (row as unknown as Record<string, unknown>)[definition.recordId] ?? null,
  ...definition.present(row, formOf(definition, record)),
})
