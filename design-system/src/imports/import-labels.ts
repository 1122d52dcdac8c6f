/** What an area's import is about, in its own words. */
export interface ImportWords {
  /** What a row becomes: "policy". */
  one: string
  /** By default `one` with an s. */
  many?: string
  /** What the check does: "We read each row and compare it with your clients." */
  check: string
  /** What the import does: "Accounts and contacts are created." */
  create: string
  /** What an undo removes: "Accounts created by this import are removed with their contacts." */
  undo: string
  /** What a column can hold, by the field's name, as the area's form calls it: `POLICY_NUMBER`, "Policy number". */
  fields: Readonly<Record<string, string>>
}

/** "accounts" */
export const manyOf = ({ one, many = `${one}s` }: Pick<ImportWords, 'one' | 'many'>): string => many

/** A count with its thousands. */
export const inFigures = (count: number): string => count.toLocaleString('en-US')

/** What is wrong with a row, with the field that it is about: "Email: Enter an email address." */
export const errorText = (
  fields: ImportWords['fields'],
  { field, message }: { field: string | null; message: string },
): string => (field ? `${fields[field] ?? field}: ${message}` : message)
