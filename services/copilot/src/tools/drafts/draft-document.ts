import { z } from 'zod'
import { type Citation, citation, matchedMarks } from '../marks.ts'
import type { Tool } from '../tool.ts'
import type { DocumentBlock } from './document-block.ts'

/** Reports of playbooks compare many fields of several documents, with a citation for each. */
const maxMarkdown = 200_000
const maxCitations = 900

const input = z.object({
  title: z.string().trim().min(1).max(200),
  markdown: z
    .string()
    .trim()
    .min(1)
    .max(maxMarkdown)
    .describe(
      'The document in Markdown: headings, paragraphs, lists, tables and quotes, with marks such as [1] after what comes from a ' +
        'document. Links, pictures and HTML are left out.',
    ),
  citations: z.array(citation).max(maxCitations).optional().describe('What each mark refers to.'),
})
const output = z.object({ title: z.string(), blocks: z.int().describe('How many blocks the document has.') })

/** What a document artifact keeps. */
export interface DraftedDocument {
  title: string
  blocks: DocumentBlock[]
  citations: Citation[]
}

/** Writes a document that a person reviews. */
export const draftDocument: Tool<z.output<typeof input>, z.output<typeof output>> = {
  name: 'DRAFT_DOCUMENT',
  description:
    'Writes a draft of a document, such as a summary, a comparison or a proposal, for the person to review. Nothing is sent or ' +
    'filed. Use DRAFT_EMAIL for an e-mail.',
  tier: 'DRAFT',
  input,
  output,
  async run({ title, markdown, citations: cited = [] }) {
    const { text, citations: used } = matchedMarks(markdown, cited)
    // Loaded on demand, as the parser of Markdown takes memory.
    const { blocksOfMarkdown } = await import('./blocks-of-markdown.ts')
    const blocks = blocksOfMarkdown(text)
    const content: DraftedDocument = { title, blocks, citations: used }
    return { output: { title, blocks: blocks.length }, draft: { type: 'HTML_DOCUMENT', title, content } }
  },
}
