// Takes an area away again: its folders and its entry in registry.json. `npm run remove:area <name>`
import { existsSync, rmSync } from 'node:fs'
import { linkPackages } from './new-area/link-packages.ts'
import { readRegistry, writeRegistry } from './new-area/registry-file.ts'
import { at } from './workspace/root.ts'

const [area = ''] = process.argv.slice(2)
const folders = [`mfe-${area}`, `services/${area}`]
const { areas } = readRegistry()
const others = areas.filter(({ remote, subgraph }) => remote !== folders[0] && subgraph !== folders[1])
if (others.length === areas.length) {
  const names = areas.map(({ remote, subgraph }) => (remote ?? subgraph ?? '').replace(/^(mfe-|services\/)/, ''))
  console.error(`Usage: npm run remove:area <name>. The areas are ${names.join(', ')}.`)
  process.exit(1)
}
for (const folder of folders.filter(one => existsSync(at(one)))) rmSync(at(folder), { recursive: true })
writeRegistry({ areas: others })
linkPackages([])
console.log(`\n${folders.join(' and ')} are gone, and so is the entry in registry.json.`)
console.log('Data that a database already has stays there: drop the database of that name when you no longer need it.')
