// Brings a backup back and checks every collection of it. `npm run restore -- folder [--replace]`
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { onProductDatabase } from './operations/command-line.ts'
import { restore } from './operations/restore.ts'

const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
const [folder] = positionals
if (!folder) {
  console.error('Name the folder of the backup: npm run restore -- backups/2026-11-21T18-00-00 [--replace]')
  process.exit(1)
}

await onProductDatabase(async ({ client, isProductRunning }) => {
  if (isProductRunning) throw new Error('Stop the product first: it would go on with what it remembers.')
  const { collections, createdAt } = await restore(client, resolve(folder), { replace: values.replace === true })
  const count = collections.reduce((sum, collection) => sum + collection.count, 0)
  return `Restored ${count} documents of ${collections.length} collections as they were at ${createdAt}; every checksum matches.`
})
