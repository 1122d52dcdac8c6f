// Asks Cara, in a product of its own, what the people of the demo ask, and writes what she did into the file that the demo is seeded
// with (ADR 0068). After a change of services/copilot/src/demo-seed, or of her engine. `npm run demo:record`
import { writeFileSync } from 'node:fs'
import { recordDemo } from './record-workspaces/record-demo.ts'
import { at } from './workspace/root.ts'

const file = at('services/copilot/src/demo-seed/recorded-workspaces.json')
writeFileSync(file, `${JSON.stringify(await recordDemo(), null, 2)}\n`)
console.log(`Written: ${file}. Read what Cara says in it, then: npx biome check --write ${file}`)
