import { runProcess, startSubgraph } from '@coverdesk/kit'
import { settings } from './subgraph.ts'

await runProcess(settings.name, log => startSubgraph(settings, { log }))
