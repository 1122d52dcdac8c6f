import { KnowledgeDocument, type KnowledgeDocumentRecord } from '../../knowledge/knowledge-document.model.ts'
import { pageTexts, storedPassage } from '../../search/index.ts'
import type { ToolContext } from '../tool.ts'
import { pageOfAddress } from './page-address.ts'

/** Where a passage is that an answer refers to. */
export interface ResolvedPassage {
  sourceId: string
  /** Of the document. */
  name: string
  page: number
  text: string
}

/**
 * What an answer refers to by the id of a passage, or of a page that was read.
 *
 * @param context the run’s: nothing but its sources and the knowledge base can be cited
 * @returns null when there is no such passage, its document was read again since, or it is out of reach
 */
export async function resolvePassage(
  passageId: string,
  { sources }: Pick<ToolContext, 'sources'>,
): Promise<ResolvedPassage | null> {
  const place = await placeOf(passageId)
  if (!place) return null
  const name = sources.find(one => one.sourceId === place.sourceId)?.name ?? (await knowledgeTitle(place.sourceId))
  return name === null ? null : { ...place, name }
}

async function placeOf(passageId: string): Promise<Omit<ResolvedPassage, 'name'> | null> {
  const wholePage = pageOfAddress(passageId)
  if (wholePage) {
    const [found] = await pageTexts(wholePage.sourceId, { after: wholePage.page - 1, first: 1 })
    return found?.number === wholePage.page ? { ...wholePage, text: found.text } : null
  }
  const passage = await storedPassage(passageId)
  return passage && { sourceId: passage.fileId, page: passage.page, text: passage.text }
}

async function knowledgeTitle(sourceId: string): Promise<string | null> {
  const document: Pick<KnowledgeDocumentRecord, 'title'> | null = await KnowledgeDocument.findOne(
    { sourceId },
    { title: 1 },
  ).lean()
  return document?.title ?? null
}
