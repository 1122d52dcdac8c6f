// Measures ours against a reference, side by side. `npm run bench [-- name]` with a name of `bench/src/<name>.bench.ts`.
import { readdirSync } from 'node:fs'
import { keepRows } from '../bench/src/results.ts'
import type { Row } from '../bench/src/row.ts'
import { at } from './workspace/root.ts'

const ending = '.bench.ts'
const known = readdirSync(at('bench/src')).flatMap(file =>
  file.endsWith(ending) ? [file.slice(0, -ending.length)] : [],
)
const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(1)
}

const rows: Row[] = []
for (const name of wanted.length > 0 ? wanted : known) {
  console.log(`▶ ${name}`)
  const { measure } = (await import(at(`bench/src/${name}${ending}`))) as { measure: () => Promise<Row[]> }
  rows.push(...(await measure()))
}
keepRows(at('bench/results.json'), rows)
console.table(rows.map(({ name, ours, reference, ratio, unit }) => ({ name, ours, reference, ratio, unit })))
process.exit(0)
