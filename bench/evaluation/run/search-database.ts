import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineSubgraph, inTenantScope } from '@coverdesk/kit'
import mongoose from 'mongoose'
import type { Page } from '../../../services/copilot/src/reading/page.ts'
import {
  completeFile,
  indexFile,
  type SearchScope,
  searchPassages,
} from '../../../services/copilot/src/search/index.ts'
import { kill, startProcess } from '../../../services/embedded-mongo/src/testing/database-process.ts'
import { startTestSubgraph } from '../../../services/kit/src/testing/test-subgraph.ts'
import { agencyId } from './read-set.ts'

/** Search as the service has it, over the product's own database. */
export interface SearchDatabase {
  /** In one transaction, as a job does it. */
  index(files: readonly { id: string; title: string; pages: readonly Page[] }[], scopeKey: string): Promise<void>
  search(text: string, scope: SearchScope): ReturnType<typeof searchPassages>
  close(): Promise<void>
}

const definition = defineSubgraph({
  name: 'copilot',
  modules: [{ typeDefs: 'type Query { isHere: Boolean }', resolvers: {} }],
})

export async function openSearchDatabase(): Promise<SearchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'coverdesk-eval-'))
  const database = await startProcess(folder)
  process.env['MONGODB_URI'] = database.uri
  const subgraph = await startTestSubgraph(definition)
  return {
    index: (files, scopeKey) =>
      inTenantScope(agencyId, () =>
        mongoose.connection.transaction(async () => {
          for (const { id, title, pages } of files) {
            await indexFile({ id, title, scopeKeys: [scopeKey] }, pages)
            await completeFile(id)
          }
        }),
      ),
    search: (text, scope) => inTenantScope(agencyId, () => searchPassages({ text, scope })),
    async close() {
      await subgraph.close()
      await kill(database.child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
