import { z } from 'zod'
import { type PolicyDocumentType, uploadTypes, visibleTypes } from './policy-file.model.ts'

const chooseFile = 'Choose a file.'
const chooseType = 'Choose what kind of document it is.'
const mostCharacters = 2000

/** Lines are kept, without blanks at their ends. */
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .trim()

const notes = z
  .string()
  .nullish()
  .transform(text => tidy(text ?? '') || null)
  .pipe(
    z
      .string()
      .max(mostCharacters, { error: `Use at most ${mostCharacters} characters.` })
      .nullable(),
  )

export const uploadPolicyFileInput = z
  .object({
    policyId: z.string({ error: 'Choose a policy.' }),
    fileId: z.string({ error: chooseFile }).min(1, { error: chooseFile }),
    type: z.enum(uploadTypes, { error: chooseType }),
    notes,
    visible: z.boolean().nullish(),
  })
  .transform(({ visible, ...input }) => ({ ...input, visible: visible ?? isVisibleByDefault(input.type) }))

export const isVisibleByDefault = (type: PolicyDocumentType): boolean => visibleTypes.includes(type)
