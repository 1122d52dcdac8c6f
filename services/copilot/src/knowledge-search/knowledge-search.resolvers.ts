import { type CallContext, forUser, loadTogether, type SubgraphModule } from '@coverdesk/kit'
import { KnowledgeDocument, type KnowledgeDocumentRecord } from '../knowledge/knowledge-document.model.ts'
import { boxesOf, type FoundPassage, storedPage } from '../search/index.ts'
import typeDefs from './knowledge-search.graphql'
import { findPassage, passageAddress } from './passage-address.ts'
import { askKnowledge, searchKnowledge } from './search-knowledge.ts'
import { readPagesOf } from './stored-pages.ts'

interface WantedPassages {
  text: string
  first?: number | null
  documentId?: string | null
}

interface WantedPages {
  documentId: string
  after?: number | null
  first?: number | null
}

export const knowledgeSearch: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      searchKnowledgeBase: forUser((_, wanted: WantedPassages) => searchKnowledge(wanted)),
      askKnowledgeBase: forUser((_, asked: { question: string }) => askKnowledge(asked)),
      knowledgeBasePassage: forUser((_, { id }: { id: string }) => findPassage(id)),
      knowledgeBasePages: forUser((_, wanted: WantedPages) => readPagesOf(wanted)),
    },
    KnowledgePassage: {
      id: passageAddress,
      document: ({ fileId }: FoundPassage, _: unknown, context: CallContext) =>
        loadTogether(context, documentsOfSources, fileId),
      matches: ({ matches, start }: FoundPassage) =>
        matches.map(match => ({ start: match.start - start, end: match.end - start })),
      boxes: async ({ fileId, page, start, end }: FoundPassage) => {
        const stored = await storedPage(fileId, page)
        return stored ? boxesOf(stored, start, end) : []
      },
    },
  },
}

/** The documents of the knowledge base that these sources are read for, in their order. */
async function documentsOfSources(sourceIds: readonly string[]): Promise<(KnowledgeDocumentRecord | null)[]> {
  const found: KnowledgeDocumentRecord[] = await KnowledgeDocument.find({ sourceId: { $in: [...sourceIds] } }).lean()
  const bySource = new Map(found.map(document => [document.sourceId, document]))
  return sourceIds.map(id => bySource.get(id) ?? null)
}
