import { type ChosenColumns, chosenColumns, mappedColumns } from '@coverdesk/design-system/imports'
import type { AccountImportWholeFragment, MapAccountImportInput } from '../generated/documents'
import { businessFields, type ImportField, importFields } from './import-fields'

/** What the rows are: anyway, or each what a column says. */
export type RowsAre = 'BUSINESS' | 'INDIVIDUAL' | 'COLUMN'

export interface ColumnsValues {
  rowsAre: RowsAre
  columns: ChosenColumns<ImportField>
}

export function columnsOf({ mapping, accountType }: AccountImportWholeFragment): ColumnsValues {
  const columns = chosenColumns(importFields, mapping)
  return { rowsAre: accountType ?? (columns.TYPE === '' ? 'BUSINESS' : 'COLUMN'), columns }
}

/** What the rows can't have is not sent. */
export function columnsInput({ rowsAre, columns }: ColumnsValues): MapAccountImportInput {
  const mapping = mappedColumns(
    columns,
    field =>
      (field !== 'TYPE' || rowsAre === 'COLUMN') && (rowsAre !== 'INDIVIDUAL' || !businessFields.includes(field)),
  )
  return rowsAre === 'COLUMN' ? { mapping } : { mapping, accountType: rowsAre }
}
