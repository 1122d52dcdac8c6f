// Brings a backup back and checks every collection of it. `npm run restore -- folder [--replace]`
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { acceptLengths } from '../services/kit/src/audit/accept-chains.ts'
import { onProductDatabase } from './operations/command-line.ts'
import { useProductAnchors } from './operations/product-audit.ts'
import { restore } from './operations/restore.ts'
import { readAreas, serviceName } from './workspace/areas.ts'

const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
const [folder] = positionals
if (!folder) {
  console.error('Name the folder of the backup: npm run restore -- backups/2026-11-21T18-00-00 [--replace]')
  process.exit(1)
}

await onProductDatabase(async ({ client, isProductRunning, dataFolder }) => {
  if (isProductRunning) throw new Error('Stop the product first: it would go on with what it remembers.')
  const { collections, createdAt } = await restore(client, resolve(folder), { replace: values.replace === true })
  // The chains are as long as they were then; without this, what came later would count as removed.
  useProductAnchors(dataFolder)
  const services = readAreas().subgraphs.map(serviceName)
  for (const service of services) await acceptLengths(client.db(service), `restored the backup of ${createdAt}`)
  const count = collections.reduce((sum, collection) => sum + collection.count, 0)
  return `Restored ${count} documents of ${collections.length} collections as they were at ${createdAt}; every checksum matches.`
})
