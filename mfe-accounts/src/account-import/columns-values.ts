import type { AccountImportWholeFragment, MapAccountImportInput } from '../generated/documents'
import { businessFields, type ImportField, importFields } from './import-fields'

/** What the rows are: all the same, or each what a column says. */
export type RowsAre = 'BUSINESS' | 'INDIVIDUAL' | 'COLUMN'

/** What the form holds: the number of a column for each field, or the empty text. */
export interface ColumnsValues {
  rowsAre: RowsAre
  columns: Record<ImportField, string>
}

export function columnsOf({ mapping, accountType }: AccountImportWholeFragment): ColumnsValues {
  const none = Object.fromEntries(Object.keys(importFields).map(field => [field, '']))
  const known = Object.fromEntries(mapping.map(({ field, column }) => [field, String(column)]))
  const columns = { ...none, ...known } as ColumnsValues['columns']
  return { rowsAre: accountType ?? (columns.TYPE === '' ? 'BUSINESS' : 'COLUMN'), columns }
}

/** What the rows can't have is not sent. */
export function columnsInput({ rowsAre, columns }: ColumnsValues): MapAccountImportInput {
  const isSent = (field: ImportField) =>
    (field !== 'TYPE' || rowsAre === 'COLUMN') && (rowsAre !== 'INDIVIDUAL' || !businessFields.includes(field))
  const mapping = (Object.entries(columns) as [ImportField, string][])
    .filter(([field, column]) => column !== '' && isSent(field))
    .map(([field, column]) => ({ field, column: Number(column) }))
  return rowsAre === 'COLUMN' ? { mapping } : { mapping, accountType: rowsAre }
}
