// Saves every collection of the product into a folder. `npm run backup [-- folder]`
import { resolve } from 'node:path'
import { backUp } from './operations/back-up.ts'
import { onProductDatabase } from './operations/command-line.ts'

const moment = new Date().toISOString().replaceAll(':', '-').slice(0, 19)
const folder = resolve(process.argv[2] ?? `backups/${moment}`)

await onProductDatabase(async ({ client }) => {
  const { collections } = await backUp(client, folder)
  const count = collections.reduce((sum, collection) => sum + collection.count, 0)
  return [
    `Saved ${count} documents of ${collections.length} collections in ${folder}`,
    'Keys are not in it: keep the secrets of the product (docs/operations.md) in a place of their own.',
  ].join('\n')
})
