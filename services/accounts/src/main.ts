import { runSubgraph } from '@coverdesk/kit'
import { accountsSubgraph } from './subgraph.ts'

await runSubgraph(accountsSubgraph)
