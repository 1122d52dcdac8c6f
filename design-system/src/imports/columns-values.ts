/** What a form of columns holds: the number of a column for each field, as text, or the empty text. */
export type ChosenColumns<Field extends string> = Record<Field, string>

/** What a column is, as GraphQL says it. */
export interface MappedColumn<Field extends string> {
  field: Field
  /** Counted from 0. */
  column: number
}

/**
 * What the form of the columns begins with.
 *
 * @param fields every field by its name
 * @example chosenColumns(importFields, found.mapping).EMAIL // '1', or '' where no column is the e-mail
 */
export function chosenColumns<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  mapping: readonly MappedColumn<Field>[],
): ChosenColumns<Field> {
  const none = Object.fromEntries(Object.keys(fields).map(field => [field, '']))
  return { ...none, ...Object.fromEntries(mapping.map(({ field, column }) => [field, String(column)])) } as never
}

/**
 * What is sent of the form of the columns.
 *
 * @param isAsked whether the form asks for the field, as it is. By default it does
 */
export function mappedColumns<Field extends string>(
  columns: ChosenColumns<Field>,
  isAsked: (field: Field) => boolean = () => true,
): MappedColumn<Field>[] {
  return (Object.entries(columns) as [Field, string][])
    .filter(([field, column]) => column !== '' && isAsked(field))
    .map(([field, column]) => ({ field, column: Number(column) }))
}
