import { z } from 'zod'
import { requiredText } from '../fields.ts'
import type { FieldColumn } from './import-record.ts'
import type { AnyListImport } from './list-import.ts'

export const createImportInput = z.object({ fileId: requiredText('Choose a file.') })

const choice = z.enum(['SKIP', 'IMPORT']).nullish()

/** Unless someone says otherwise, what is there already is left alone. @returns the choices by kind */
export function startImportInput({ duplicates }: AnyListImport) {
  const kinds = Object.entries(duplicates)
  return z
    .object(Object.fromEntries(kinds.map(([, { name }]) => [name, choice])))
    .transform(given => Object.fromEntries(kinds.map(([kind, { name }]) => [kind, given[name] ?? 'SKIP'] as const)))
}

/** @param columns how many the file has */
export function mapImportInput(definition: AnyListImport, columns: number) {
  const { fields, ofAllRows } = definition
  const names = Object.keys(fields) as [string, ...string[]]
  const column = z
    .number()
    .int()
    .min(0)
    .max(columns - 1, { error: 'This file has no such column.' })
  return z
    .object({
      mapping: z
        .array(z.object({ field: z.enum(names), column }))
        .max(names.length)
        .nullish()
        .transform((mapping): FieldColumn[] => mapping ?? []),
      [ofAllRows.name]: z.enum(ofAllRows.values).nullish(),
    })
    .transform(given => ({
      mapping: given['mapping'] as FieldColumn[],
      common: (given[ofAllRows.name] ?? null) as string | null,
    }))
    .superRefine(({ mapping, common }, context) => {
      for (const { path, message } of missingColumns(definition, mapping, common)) {
        context.addIssue({ code: 'custom', path, message })
      }
    })
}

function missingColumns(
  { required, ofAllRows }: AnyListImport,
  mapping: readonly FieldColumn[],
  common: string | null,
) {
  const has = (wanted: string) => mapping.some(({ field }) => field === wanted)
  const missing = required
    .filter(({ oneOf }) => !oneOf.some(has))
    .map(({ oneOf: [first], message }) => ({ path: ['columns', first], message }))
  if (!common && !has(ofAllRows.field)) {
    missing.push({ path: ['columns', ofAllRows.field], message: ofAllRows.message })
  }
  if (new Set(mapping.map(({ field }) => field)).size < mapping.length) {
    missing.push({ path: ['mapping'], message: 'Choose one column for each field.' } as never)
  }
  return missing
}
