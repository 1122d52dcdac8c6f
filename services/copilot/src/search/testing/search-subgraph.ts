import { defineSubgraph, inTenantScope } from '@coverdesk/kit'
import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { afterAll, beforeAll } from 'vitest'
import '../index.ts'

const definition = defineSubgraph({
  name: 'copilot',
  modules: [{ typeDefs: 'type Query { isHere: Boolean }', resolvers: {} }],
})

/** The models of search on a database of this test file's own. */
export function useSearchDatabase(): void {
  let subgraph: TestSubgraph
  beforeAll(async () => {
    subgraph = await startTestSubgraph(definition)
  })
  afterAll(() => subgraph.close())
}

/** Changes the index as a mutation or a step of a job would: in one transaction. */
export const indexing = <Result>(agencyId: string, work: () => Promise<Result>): Promise<Result> =>
  inTenantScope(agencyId, () => mongoose.connection.transaction(() => work()))
