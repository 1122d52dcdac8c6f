import { z } from 'zod'
import type { FoundPassage } from '../../search/index.ts'
import type { ToolPassage } from '../tool.ts'

/** A passage as a model reads it. */
export const passageShape = z.object({
  passageId: z.string().describe('Cite the passage by it.'),
  sourceId: z.string(),
  name: z.string().describe('Of the document.'),
  page: z.int(),
  text: z.string(),
  heading: z.string().nullable().describe('The headings it is under.'),
  tableHeader: z.string().nullable().describe('The first row of its table, where the text doesn’t have it.'),
  about: z.string().optional().describe('What the file is called, and how the document begins.'),
})
export type ReadPassage = ToolPassage & z.output<typeof passageShape>

/** What a search looked through, so that "not found" can name it. */
export const searchedShape = z.array(z.object({ name: z.string(), pages: z.int() }))

/** Longer ones are tables without an end; the page has the rest. */
const maxText = 4_000

export const passageOf = (found: FoundPassage, name: string): ReadPassage => ({
  passageId: found.passageId,
  sourceId: found.fileId,
  name,
  page: found.page,
  text: found.text.slice(0, maxText),
  heading: found.headingPath.join(' > ') || null,
  tableHeader: found.tableHeader,
})
