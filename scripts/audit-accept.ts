// Records the audit trail as it is now, after a restore or when keys were lost. `npm run audit:accept -- --reason "…"`
import { parseArgs } from 'node:util'
import { acceptChains } from '../services/kit/src/audit/accept-chains.ts'
import { onProductDatabase } from './operations/command-line.ts'
import { useProductAnchors, useProductKeys } from './operations/product-audit.ts'
import { readAreas, serviceName } from './workspace/areas.ts'

const { values } = parseArgs({ options: { reason: { type: 'string' }, anchors: { type: 'string' } } })

await onProductDatabase(async ({ client, dataFolder }) => {
  const { reason, anchors: collected } = values
  if (!reason) throw new Error('Say why: npm run audit:accept -- --reason "restored the backup of last night"')
  useProductKeys(dataFolder)
  const areKept = useProductAnchors(dataFolder, collected) && collected === undefined
  const services = readAreas().subgraphs.map(serviceName)
  const accepted = await Promise.all(services.map(service => acceptChains(client.db(service), reason)))
  const anchors = accepted.flat()
  const summary = `Accepted ${anchors.length} chains as they are.`
  if (areKept) return summary
  return [...anchors.map(anchor => JSON.stringify(anchor)), `${summary} Add these lines to the collected ones.`].join(
    '\n',
  )
})
