import { runProcess } from '@coverdesk/kit'
import { readGatewayEnvironment } from './environment.ts'
import { migrateGateway, startGateway } from './gateway.ts'

await runProcess('gateway', {
  start: log => startGateway(readGatewayEnvironment(), log),
  migrate: log => migrateGateway(readGatewayEnvironment(), log),
})
