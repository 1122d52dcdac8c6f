import { prepareDatabase } from './database.ts'
import { processEnvironment, readEnvironment } from './environment.ts'
import { prepareKitCollections } from './kit-collections.ts'
import { runProcess } from './run-process.ts'
import { nameService } from './service-name.ts'
import { type SubgraphDefinition, startSubgraph } from './subgraph.ts'

/**
 * Runs a subgraph as this process; with the argument `migrate` it only makes the indexes of its models and ends.
 * @example await runSubgraph(accountsSubgraph)
 */
export const runSubgraph = (definition: SubgraphDefinition): Promise<void> =>
  runProcess(definition.name, {
    start: log => startSubgraph(definition, { log }),
    migrate: () => migrate(definition.name),
  })

async function migrate(name: string) {
  const { MONGODB_URI } = readEnvironment({ MONGODB_URI: processEnvironment.MONGODB_URI })
  nameService(name)
  await prepareDatabase(MONGODB_URI, name, prepareKitCollections)
}
