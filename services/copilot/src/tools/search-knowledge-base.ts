import { z } from 'zod'
import { knowledgeScope } from '../documents/scopes.ts'
import { KnowledgeDocument, type KnowledgeDocumentRecord } from '../knowledge/knowledge-document.model.ts'
import { searchedPages } from '../knowledge-search/search-knowledge.ts'
import { beginningsOf, type FoundPassage, searchPassages } from '../search/index.ts'
import { fitting } from './output-size.ts'
import { documentsNamed } from './passages/documents-named.ts'
import { passageOf, passageShape, searchedShape } from './passages/passage.ts'
import type { Tool } from './tool.ts'

const maxPassages = 8
/** A name that so many documents share tells none of them. */
const maxNamed = 5

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
    const known = await knownDocuments()
    const found = await passagesFor(query, known)
    const beginnings = await beginningsOf([...new Set(found.map(({ fileId }) => fileId))])
    const passages = found.flatMap(passage => {
      const document = known.get(passage.fileId)
      if (!document) return []
      const about = `${document.file?.name ?? ''}\n${beginnings.get(passage.fileId) ?? ''}`.trimEnd()
      return [{ ...passageOf(passage, document.title), about }]
    })
    const { documentCount, pageCount } = await searchedPages()
    const name = `Knowledge base (${documentCount} ${documentCount === 1 ? 'document' : 'documents'})`
    return { output: { passages: fitting(passages), searched: [{ name, pages: pageCount }] } }
  },
}

type KnownDocument = Pick<KnowledgeDocumentRecord, 'sourceId' | 'title' | 'file'>

/** The best of the whole knowledge base, and of the documents that the query names. */
async function passagesFor(query: string, known: ReadonlyMap<string, KnownDocument>): Promise<FoundPassage[]> {
  const names = new Map([...known.values()].map(document => [nameOf(document), document.sourceId]))
  const named = [...documentsNamed(query, [...names.keys()]).names].slice(0, maxNamed)
  const fileIds = named.flatMap(name => names.get(name) ?? [])
  const [everywhere, ofNamed] = await Promise.all([
    searchPassages({ text: query, scope: { scopeKey: knowledgeScope }, limit: maxPassages }),
    fileIds.length > 0 ? searchPassages({ text: query, scope: { fileIds }, limit: maxPassages }) : [],
  ])
  return [...new Map([...everywhere, ...ofNamed].map(passage => [passage.passageId, passage])).values()]
}

const nameOf = ({ title, file }: KnownDocument): string => [title, file?.name].filter(Boolean).join('\n')

async function knownDocuments(): Promise<Map<string, KnownDocument>> {
  const documents: KnownDocument[] = await KnowledgeDocument.find({}, { sourceId: 1, title: 1, file: 1 }).lean()
  return new Map(documents.map(document => [document.sourceId, document]))
}
