import { createHash } from 'node:crypto'
import { fold } from '../search.ts'
import type { FieldColumn, ListImportRecord } from './import-record.ts'
import type { AnyListImport, ListForm } from './list-import.ts'

/** What the columns seem to be, by their headings. */
export function guessMapping(
  fields: Readonly<Record<string, readonly string[]>>,
  given: readonly string[],
): FieldColumn[] {
  const folded = given.map(fold)
  return Object.entries(fields).flatMap(([field, known]) => {
    const column = known.map(heading => folded.indexOf(heading)).find(index => index >= 0)
    return column === undefined ? [] : [{ field, column }]
  })
}

/** Files of one system have the same headings: what someone said of one holds for the next. */
export const signatureOf = (given: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(given.map(fold)))
    .digest('base64url')

/**
 * The cells of a row by field, without blanks at their ends; empty where no column has the field.
 * @example cellsOf(row.values, form)('EMAIL')
 */
export function cellsOf<Field extends string>(
  values: readonly string[],
  { mapping }: Pick<ListForm<Field>, 'mapping'>,
): (field: Field) => string {
  const columns = new Map(mapping.map(({ field, column }) => [field, column]))
  return field => values[columns.get(field) ?? -1]?.trim() ?? ''
}

/** What people have said of a list, as its area reads it. */
export const formOf = ({ ofAllRows }: AnyListImport, record: ListImportRecord): ListForm<string> => ({
  mapping: record.mapping,
  ofAllRows: commonOf(ofAllRows.name, record),
  createdById: record.createdById ?? null,
})

/** It has the area's own name in the record. */
export const commonOf = (name: string, record: object | null): string | null =>
  (record as Record<string, string | null> | null)?.[name] ?? null
