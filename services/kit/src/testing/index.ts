export { startTestSubgraph, type TestSubgraph } from './test-subgraph.ts'
