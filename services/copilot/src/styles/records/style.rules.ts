import { fold, requiredName, requiredText, searchWords } from '@coverdesk/kit'
import { z } from 'zod'
import { baseStyleIds, defaultBaseStyleId } from '../designs/base-styles.ts'

const maxTitle = 100
const maxDescription = 500

const fileId = z
  .string()
  .nullish()
  .transform(id => id || null)

/** A style as someone writes it. */
export const styleInput = z.object({
  title: requiredName('Enter a title.', maxTitle),
  description: requiredText('Enter a description.', maxDescription),
  baseStyleId: z.enum(baseStyleIds, { error: 'Choose one of the base styles.' }).nullable().default(defaultBaseStyleId),
  prefixFileId: fileId,
  suffixFileId: fileId,
})

/** What lists sort by and search in. */
export const listFields = (title: string, description: string, creatorName: string) => ({
  sortTitle: fold(title),
  words: searchWords(title, description, creatorName),
})
