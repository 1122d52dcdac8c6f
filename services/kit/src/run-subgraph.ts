import { ownDatabase, prepareDatabase } from './database.ts'
import { processEnvironment, readEnvironment } from './environment.ts'
import { prepareKitCollections } from './kit-collections.ts'
import type { Logger } from './logger.ts'
import { runMigrations } from './migrations/run-migrations.ts'
import { runProcess } from './run-process.ts'
import { nameService } from './service-name.ts'
import { type SubgraphDefinition, startSubgraph } from './subgraph.ts'

/**
 * Runs a subgraph as this process; with the argument `migrate` it only creates indexes, migrates stored data and ends.
 * @example await runSubgraph(accountsSubgraph)
 */
export const runSubgraph = (definition: SubgraphDefinition): Promise<void> =>
  runProcess(definition.name, {
    start: log => startSubgraph(definition, { log }),
    migrate: log => migrate(definition, log),
  })

async function migrate({ name, migrations = [] }: SubgraphDefinition, log: Logger) {
  const { MONGODB_URI } = readEnvironment({ MONGODB_URI: processEnvironment.MONGODB_URI })
  nameService(name)
  await prepareDatabase(MONGODB_URI, name, async () => {
    await prepareKitCollections()
    await runMigrations(ownDatabase(), migrations, { log })
  })
}
