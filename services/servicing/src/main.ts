import { runSubgraph } from '@coverdesk/kit'
import { servicingSubgraph } from './subgraph.ts'

await runSubgraph(servicingSubgraph)
