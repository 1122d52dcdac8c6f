import { fold, requiredLines, requiredName, requiredText, searchWords } from '@coverdesk/kit'
import { z } from 'zod'

const maxTitle = 100
const maxDescription = 500
const maxBasePrompt = 10_000

/** A custom preset as someone writes it. */
export const customPresetInput = z.object({
  title: requiredName('Enter a title.', maxTitle),
  description: requiredText('Enter a description.', maxDescription),
  basePrompt: requiredLines('Enter what Cara should do.', maxBasePrompt),
  allowFileUpload: z
    .boolean()
    .nullish()
    .transform(value => value ?? true),
})

/** What lists sort by and search in. */
export const listFields = (title: string, description: string, creatorName: string) => ({
  sortTitle: fold(title),
  words: searchWords(title, description, creatorName),
})
