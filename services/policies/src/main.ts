import { runSubgraph } from '@coverdesk/kit'
import { policiesSubgraph } from './subgraph.ts'

await runSubgraph(policiesSubgraph)
