// Checks the audit trail of every service, also while the product runs. `npm run audit:verify [-- --anchors collected.log]`
import { parseArgs } from 'node:util'
import { auditEnvironment, auditRetention, useDefaultRetention } from '../services/kit/src/audit/retention.ts'
import { type BrokenChain, verifyChains } from '../services/kit/src/audit/verify-chain.ts'
import { readEnvironment } from '../services/kit/src/environment.ts'
import { onProductDatabase } from './operations/command-line.ts'
import { useProductAnchors, useProductKeys } from './operations/product-audit.ts'
import { readAreas, serviceName } from './workspace/areas.ts'

const { values } = parseArgs({ options: { anchors: { type: 'string' } } })

const noAnchors =
  'There were no anchors to compare with, so newest entries that were removed are not missed: set AUDIT_ANCHOR, or name a file of collected log lines with --anchors.'

await onProductDatabase(async ({ client, dataFolder }) => {
  useDefaultRetention(readEnvironment(auditEnvironment).AUDIT_RETENTION_DAYS)
  useProductKeys(dataFolder)
  const hasAnchors = useProductAnchors(dataFolder, values.anchors)
  const events = client.db('events')
  const since = async (agencyId: Parameters<typeof auditRetention>[0]) => (await auditRetention(agencyId, events)).since
  const broken: string[] = []
  const sound: string[] = []
  for (const service of readAreas().subgraphs.map(serviceName)) {
    const { links, broken: ofService } = await verifyChains(client.db(service), since)
    broken.push(...ofService.map(chain => sentenceOf(service, chain)))
    if (ofService.length === 0) sound.push(`${service}: ${links} audit entries, none changed, none missing.`)
  }
  if (!hasAnchors) sound.push(noAnchors)
  if (broken.length > 0) throw new Error([...sound, ...broken].join('\n'))
  return sound.join('\n')
})

function sentenceOf(service: string, { agencyId, entryId, reason }: BrokenChain) {
  return `${service}: the audit trail of agency ${agencyId} is broken: entry ${entryId} ${reason}.`
}
