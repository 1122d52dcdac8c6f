import { inTenantScope } from '@coverdesk/kit'
import { ReadDocument } from '../../documents/read-document.model.ts'
import { knowledgeScope } from '../../documents/scopes.ts'
import { agency, maya } from '../../graph/testing/made-up-records.ts'
import { useRecords } from '../../graph/testing/use-records.ts'
import { KnowledgeDocument } from '../../knowledge/knowledge-document.model.ts'
import { indexDocuments } from '../../search/testing/index-documents.ts'
import type { Tool, ToolContext } from '../tool.ts'

export const never = new AbortController().signal

/** A made-up document: its pages in the notation of `pageOf`. */
interface MadeUp {
  sourceId: string
  name: string
  pages: string[]
}

/** Tools as a run calls them: in a job, on a database and a product of made-up records. */
export function useTools() {
  const records = useRecords()

  async function read({ sourceId, name, pages }: MadeUp, scopes: string[], agencyId: string = agency) {
    await indexDocuments(agencyId, [{ id: sourceId, title: name, pages }], scopes)
    const mimeType = 'application/pdf'
    const [pagesRead, pageCount] = [pages.length, pages.length]
    await inTenantScope(agencyId, () =>
      ReadDocument.create({ sourceId, name, mimeType, scopes, state: 'COMPLETED', pagesRead, pageCount } as never),
    )
  }

  return {
    ...records,
    /** A document that a workspace of an agency works on. */
    source: (document: MadeUp, agencyId?: string) => read(document, ['workspace:w1'], agencyId),
    /** A document of an agency's knowledge base. */
    async knowledge(document: MadeUp, agencyId: string = agency) {
      await read(document, [knowledgeScope], agencyId)
      const { sourceId, name: title } = document
      const made = { ...{ kind: 'FILE', title, sourceId, createdBy: maya, sortTitle: title, searched: title } }
      await inTenantScope(agencyId, () => KnowledgeDocument.create(made as never))
    },
    /** Calls a tool with what a model wrote; its answer has the shape that it promises. */
    call: <Input, Output>(tool: Tool<Input, Output>, input: unknown, context: Partial<ToolContext> = {}) =>
      records.inJob(async () => {
        const outcome = await tool.run(tool.input.parse(input), {
          ...{ workspaceId: 'w1', ownerId: maya, sources: [], signal: never },
          ...context,
        })
        return { ...outcome, output: tool.output.parse(outcome.output) }
      }),
  }
}
