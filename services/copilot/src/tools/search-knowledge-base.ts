import { z } from 'zod'
import { knowledgeScope } from '../documents/scopes.ts'
import { KnowledgeDocument, type KnowledgeDocumentRecord } from '../knowledge/knowledge-document.model.ts'
import { searchedPages } from '../knowledge-search/search-knowledge.ts'
import { searchPassages } from '../search/index.ts'
import { fitting } from './output-size.ts'
import { passageOf, passageShape, searchedShape } from './passages/passage.ts'
import type { Tool } from './tool.ts'

const maxPassages = 8

const input = z.object({
  query: z.string().trim().min(1).max(500).describe('What to look for, in a few words or a question.'),
})
const output = z.object({
  passages: z.array(passageShape).describe('The best first. None: these words aren’t in the knowledge base.'),
  searched: searchedShape,
})

/** Finds passages in the agency's own guides and rules. */
export const searchKnowledgeBase: Tool<z.output<typeof input>, z.output<typeof output>> = {
  name: 'SEARCH_KNOWLEDGE_BASE',
  description:
    'Searches the agency’s knowledge base: its own guides, procedures, carrier appetites and rules. Use it for how the agency or ' +
    'a carrier does something, not for a client’s policy.',
  tier: 'READ',
  input,
  output,
  async run({ query }) {
    const found = await searchPassages({ text: query, scope: { scopeKey: knowledgeScope }, limit: maxPassages })
    const titles = await titlesOf(found.map(({ fileId }) => fileId))
    const passages = found.flatMap(passage => {
      const title = titles.get(passage.fileId)
      return title === undefined ? [] : [passageOf(passage, title)]
    })
    const { documentCount, pageCount } = await searchedPages()
    const name = `Knowledge base (${documentCount} ${documentCount === 1 ? 'document' : 'documents'})`
    return { output: { passages: fitting(passages), searched: [{ name, pages: pageCount }] } }
  },
}

async function titlesOf(sourceIds: readonly string[]): Promise<Map<string, string>> {
  const documents: Pick<KnowledgeDocumentRecord, 'sourceId' | 'title'>[] = await KnowledgeDocument.find(
    { sourceId: { $in: [...new Set(sourceIds)] } },
    { sourceId: 1, title: 1 },
  ).lean()
  return new Map(documents.map(({ sourceId, title }) => [sourceId, title]))
}
