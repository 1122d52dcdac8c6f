import { fold, requiredLines, requiredName } from '@coverdesk/kit'
import { z } from 'zod'

const maxTitle = 200
export const maxContent = 200_000
export const maxFilesAtOnce = 20

const title = requiredName('Enter a title.', maxTitle)

/** A text document as someone writes it. */
export const textDocumentInput = z.object({ title, content: requiredLines('Enter the content.', maxContent) })

/** Of a file only the title is changed. */
export const fileDocumentInput = z.object({ title })

export const uploadDocumentsInput = z.object({
  fileIds: z
    .array(z.string(), { error: 'Choose at least one file.' })
    .min(1, { error: 'Choose at least one file.' })
    .max(maxFilesAtOnce, { error: `Upload at most ${maxFilesAtOnce} files at once.` }),
})

export const replaceDocumentInput = z.object({ fileId: z.string({ error: 'Choose a file.' }).min(1, 'Choose a file.') })

/** "Underwriting guide 2027.pdf" is titled "Underwriting guide 2027". */
export const titleOfFile = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .trim()
    .slice(0, maxTitle) || name

/** What lists sort by and search in. */
export const listFields = (documentTitle: string, creatorName: string) => ({
  title: documentTitle,
  creatorName,
  sortTitle: fold(documentTitle),
  searched: fold(`${documentTitle} ${creatorName}`),
})
