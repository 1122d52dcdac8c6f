// Wraps the agencies' data keys under the first of CREDENTIAL_KEYS, and seals the audit trail with it, while the product runs. `npm run credentials:rotate`
import { useAuditKeys } from '../services/kit/src/audit/audit-keys.ts'
import { refreshHeads } from '../services/kit/src/audit/refresh-heads.ts'
import { dataKeyCollection, rewrapDataKeys } from '../services/kit/src/credentials/data-keys.ts'
import { credentialKeys } from '../services/kit/src/credentials/key-ring.ts'
import { readEnvironment } from '../services/kit/src/environment.ts'
import { onProductDatabase } from './operations/command-line.ts'
import { useProductAnchors } from './operations/product-audit.ts'
import { readAreas, serviceName } from './workspace/areas.ts'

await onProductDatabase(async ({ client, dataFolder }) => {
  const { CREDENTIAL_KEYS: ring } = readEnvironment({ CREDENTIAL_KEYS: credentialKeys })
  useAuditKeys(ring)
  useProductAnchors(dataFolder)
  const broken: string[] = []
  let wrapped = 0
  let sealed = 0
  for (const database of readAreas().subgraphs.map(folder => client.db(serviceName(folder)))) {
    wrapped += await rewrapDataKeys(database as never, ring)
    const { renewed, faults } = await refreshHeads(database)
    if (faults.length > 0) broken.push(database.databaseName)
    sealed += renewed
  }
  const done = `Wrapped ${wrapped} keys of ${dataKeyCollection} under ${ring.first}, and sealed ${sealed} ends of the audit trail with it.`
  if (broken.length === 0) return done
  throw new Error(
    `${done}\nKeep the former keys: the audit trail of ${broken.join(', ')} is broken. See npm run audit:verify.`,
  )
})
