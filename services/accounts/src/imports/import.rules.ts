import { requiredText } from '@coverdesk/kit'
import { z } from 'zod'
import { type FieldColumn, type ImportField, importFields } from './import-fields.ts'

export const createImportInput = z.object({ fileId: requiredText('Choose a file.') })

const choice = z.enum(['SKIP', 'IMPORT']).nullish()
/** Unless somebody says otherwise, what is there already is left alone. */
export const startImportInput = z.object({ emailDuplicates: choice, nameDuplicates: choice })

const missing: [ImportField, string][] = [
  ['NAME', 'Choose the column with the name.'],
  ['EMAIL', 'Choose the column with the email address.'],
]
const typeMissing = 'Choose the column that says Business or Individual.'

/** @param columns how many the file has */
export const mapImportInput = (columns: number) =>
  z
    .object({
      mapping: z
        .array(
          z.object({
            field: z.enum(importFields),
            column: z
              .number()
              .int()
              .min(0)
              .max(columns - 1, { error: 'This file has no such column.' }),
          }),
        )
        .max(importFields.length)
        .nullish()
        .transform((mapping): FieldColumn[] => mapping ?? []),
      accountType: z.enum(['BUSINESS', 'INDIVIDUAL']).nullish(),
    })
    .superRefine(({ mapping, accountType }, context) => {
      const has = (wanted: ImportField) => mapping.some(({ field }) => field === wanted)
      for (const [field, message] of missing) {
        if (!has(field)) context.addIssue({ code: 'custom', path: ['columns', field], message })
      }
      if (!accountType && !has('TYPE'))
        context.addIssue({ code: 'custom', path: ['columns', 'TYPE'], message: typeMissing })
      if (new Set(mapping.map(({ field }) => field)).size < mapping.length) {
        context.addIssue({ code: 'custom', path: ['mapping'], message: 'Choose one column for each field.' })
      }
    })
