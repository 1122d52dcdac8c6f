import { runSubgraph } from '@coverdesk/kit'
import { copilotSubgraph } from './subgraph.ts'

await runSubgraph(copilotSubgraph)
