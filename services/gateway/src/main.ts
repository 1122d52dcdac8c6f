import { runProcess } from '@coverdesk/kit'
import { readGatewayEnvironment } from './environment.ts'
import { startGateway } from './gateway.ts'

await runProcess('gateway', log => startGateway(readGatewayEnvironment(), log))
