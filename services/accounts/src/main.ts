import { runProcess, startSubgraph } from '@coverdesk/kit'
import { accountsSubgraph } from './subgraph.ts'

await runProcess(accountsSubgraph.name, log => startSubgraph(accountsSubgraph, { log }))
