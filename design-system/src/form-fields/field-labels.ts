import type { FormField, FormFieldSource } from './form-field'

/** "41 of 58 fields are filled" */
export function filledWords(filled: number, fields: number): string {
  if (fields === 1) return filled === 1 ? 'The only field is filled' : 'The only field is not filled'
  if (filled === fields) return `All ${fields} fields are filled`
  return `${filled} of ${fields} fields ${filled === 1 ? 'is' : 'are'} filled`
}

/** The same of a form as it is saved. */
export const formFilledWords = ({ fields }: { fields: readonly Pick<FormField, 'source'>[] }): string =>
  filledWords(fields.filter(({ source }) => Boolean(source)).length, fields.length)

/** What people call a field: its tooltip is made for them, its name often is not. */
export const fieldLabel = ({ tooltip, name }: Pick<FormField, 'tooltip' | 'name'>): string => tooltip?.trim() || name

/** "General Liability: Policy number" */
export const sourceWords = ({ group, label }: Pick<FormFieldSource, 'group' | 'label'>): string => `${group}: ${label}`

/** Where what a field is filled with comes from. */
export const matchWords: Record<NonNullable<FormField['matchedBy']>, string> = {
  NAME: 'by its name',
  TOOLTIP: 'by its tooltip',
  FORMER_FORM: 'as in the former form',
  STAFF: 'by your agency',
}
