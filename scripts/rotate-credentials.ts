// Wraps the agencies' data keys under the first of CREDENTIAL_KEYS, while the product runs. `npm run credentials:rotate`
import { dataKeyCollection, rewrapDataKeys } from '../services/kit/src/credentials/data-keys.ts'
import { credentialKeys } from '../services/kit/src/credentials/key-ring.ts'
import { readEnvironment } from '../services/kit/src/environment.ts'
import { onProductDatabase } from './operations/command-line.ts'
import { readAreas, serviceName } from './workspace/areas.ts'

await onProductDatabase(async ({ client }) => {
  const { CREDENTIAL_KEYS: ring } = readEnvironment({ CREDENTIAL_KEYS: credentialKeys })
  let count = 0
  for (const folder of readAreas().subgraphs) {
    count += await rewrapDataKeys(client.db(serviceName(folder)) as never, ring)
  }
  return `Wrapped ${count} keys of ${dataKeyCollection} under ${ring.first}.`
})
