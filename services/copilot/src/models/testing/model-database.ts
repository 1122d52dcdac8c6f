import { defineSubgraph } from '@coverdesk/kit'
import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll } from 'vitest'
import '../usage/model-call.model.ts'

const definition = defineSubgraph({
  name: 'copilot',
  modules: [{ typeDefs: 'type Query { isHere: Boolean }', resolvers: {} }],
})

/** The calls of models on a database of this test file's own. */
export function useModelDatabase(): void {
  let subgraph: TestSubgraph
  beforeAll(async () => {
    subgraph = await startTestSubgraph(definition)
  })
  afterAll(() => subgraph.close())
}
