import { type CallContext, loadTogether } from '@coverdesk/kit'
import { readingsOf } from '../documents/readings.ts'
import { knowledgeScope } from '../documents/scopes.ts'
import type { WorkspaceRecord } from '../runs/records/workspace.model.ts'
import { type PageText, pageTexts } from '../search/index.ts'
import type { WorkspaceSource } from '../tools/tool.ts'

/** So many pages of text are read at once. */
const pagesAtOnce = 20

const readingOf = ({ sourceId }: WorkspaceSource, context: CallContext) => loadTogether(context, readingsOf, sourceId)

/**
 * A document that evidence of this workspace can name: one that it works on, or one of the knowledge base.
 *
 * @returns null when there is no such document, or not any more
 */
export async function openSource(
  { sources }: Pick<WorkspaceRecord, 'sources'>,
  sourceId: string,
  context: CallContext,
): Promise<WorkspaceSource | null> {
  const own = sources.find(source => source.sourceId === sourceId)
  if (own) return own
  const reading = await loadTogether(context, readingsOf, sourceId)
  return reading?.scopes.includes(knowledgeScope) ? { sourceId, name: reading.name } : null
}

/** How a document answers a query. */
export const sourceFields = {
  id: ({ sourceId }: WorkspaceSource) => sourceId,
  mimeType: async (source: WorkspaceSource, _: unknown, context: CallContext) =>
    (await readingOf(source, context))?.mimeType ?? null,
  url: ({ sourceId, name }: WorkspaceSource) =>
    sourceId.startsWith('text:') ? null : `/files/${sourceId}/${encodeURIComponent(name)}`,
  pageCount: async (source: WorkspaceSource, _: unknown, context: CallContext) =>
    (await readingOf(source, context))?.pageCount ?? null,
  failure: async (source: WorkspaceSource, _: unknown, context: CallContext) =>
    (await readingOf(source, context))?.failure?.message ?? null,
  isBeingRead: async (source: WorkspaceSource, _: unknown, context: CallContext) => {
    const state = (await readingOf(source, context))?.state
    return state === 'QUEUED' || state === 'READING'
  },
  unreadPages: async (source: WorkspaceSource, _: unknown, context: CallContext) =>
    (await readingOf(source, context))?.unreadPages ?? [],
  factsError: async (source: WorkspaceSource, _: unknown, context: CallContext) =>
    (await readingOf(source, context))?.factsFailure ?? null,
  pages: ({ sourceId }: WorkspaceSource, { after }: { after?: number | null }): Promise<PageText[]> =>
    pageTexts(sourceId, { after: Math.max(0, after ?? 0), first: pagesAtOnce }),
}
