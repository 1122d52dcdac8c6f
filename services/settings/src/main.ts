import { runSubgraph } from '@coverdesk/kit'
import { settings } from './subgraph.ts'

await runSubgraph(settings)
