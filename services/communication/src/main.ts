import { runSubgraph } from '@coverdesk/kit'
import { communicationSubgraph } from './subgraph.ts'

await runSubgraph(communicationSubgraph)
