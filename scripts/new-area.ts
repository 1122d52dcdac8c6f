// Makes a new area: a remote, its subgraph and their tests. `npm run new:area <name> [label] [record]`
import { areaNames } from './new-area/area-names.ts'
import { createArea } from './new-area/create-area.ts'
import { linkPackages } from './new-area/link-packages.ts'

const [area, label, record] = process.argv.slice(2)
if (!area) {
  console.error('Usage: npm run new:area <name> [label] [record], such as npm run new:area claims')
  process.exit(1)
}
try {
  const names = areaNames(area, label, record)
  const files = createArea(names)
  linkPackages([`mfe-${area}`, `services/${area}`])
  console.log(`\n${files.length} files in mfe-${area} and services/${area}, and an entry in registry.json.`)
  console.log(`npm run dev ${area} shows it. Start with its record in services/${area}/src/${names.records}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
