import { findExisting, parseInput } from '@coverdesk/kit'
import { z } from 'zod'
import { KnowledgeDocument, type KnowledgeDocumentRecord } from '../knowledge/knowledge-document.model.ts'
import { type PageText, pageTexts } from '../search/index.ts'

const maxPages = 50

const pagesInput = z.object({
  documentId: z.string(),
  after: z.number().int().min(0, { error: 'Pages are numbered from 1.' }).nullish(),
  first: z
    .number()
    .int()
    .min(1)
    .max(maxPages, { error: `Ask for at most ${maxPages} pages.` })
    .nullish(),
})

/** The text of some pages of a document; none before it is read. @throws NOT_FOUND, or VALIDATION_FAILED at `after` or `first` */
export async function readPagesOf(input: unknown): Promise<PageText[]> {
  const { documentId, after, first } = parseInput(pagesInput, input)
  const { sourceId } = await findExisting<KnowledgeDocumentRecord>(KnowledgeDocument, 'document', documentId)
  return pageTexts(sourceId, { after: after ?? 0, first: first ?? 20 })
}
