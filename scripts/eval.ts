// Runs Cara on documents whose truth is known. `npm run eval [-- name …] [-- --reuse] [-- --misses] [-- --write <folder>]` with the beginning
// of a figure's name. `--reuse` takes the pages that the last run with it has read; `--misses` lists the mistakes; `--write` writes the documents.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { evaluate } from '../bench/evaluation/run/evaluate.ts'
import { figureNames, isReached } from '../bench/evaluation/run/figure.ts'
import { keepFigures } from '../bench/evaluation/run/keep-figures.ts'
import { allDocuments } from '../bench/evaluation/set/all-documents.ts'
import { at } from './workspace/root.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reuse: { type: 'boolean' }, misses: { type: 'boolean' }, write: { type: 'string' } },
})

if (values.write) {
  mkdirSync(values.write, { recursive: true })
  for await (const { name, fileName, bytes } of allDocuments())
    writeFileSync(join(values.write, `${name} ${fileName}`), bytes)
  process.exit(0)
}

const wanted = figureNames.filter(name => positionals.length === 0 || positionals.some(start => name.startsWith(start)))
if (wanted.length === 0) {
  console.error(`There is no figure ${positionals.join(', ')}. There are: ${figureNames.join(', ')}.`)
  process.exit(1)
}
const { figures, misses } = await evaluate(new Set(wanted), values.reuse ? at('.cache/evaluation/pages') : undefined)
if (values.misses) for (const line of misses) console.log(line)
keepFigures(at('bench/eval.json'), figures)
console.table(figures.map(figure => ({ ...figure, reached: isReached(figure) ? 'yes' : 'no' })))
process.exit(0)
