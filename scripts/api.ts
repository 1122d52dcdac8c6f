// Holds what the SDK and the design system promise against their checked-in reports (plugin-sdk/api/*.api.md).
// `npm run api` shows the difference; `npm run api -- --write` writes the reports again.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { declareSources } from './api/declarations.ts'
import { entriesOf } from './api/entries.ts'
import { reportOf } from './api/report.ts'
import { at } from './workspace/root.ts'

const writes = process.argv.includes('--write')
const packages = ['plugin-sdk', 'design-system'].map(entriesOf)
const declarations = declareSources(packages.flat().map(({ source }) => source))
const changed: string[] = []
const undocumented: string[] = []

for (const entries of packages) {
  for (const entry of entries) {
    const report = reportOf(entry, entries, declarations)
    undocumented.push(...report.undocumented.map(name => `${name} of ${entry.name}`))
    if (existsSync(at(entry.report)) && readFileSync(at(entry.report), 'utf8') === report.text) continue
    changed.push(entry.name)
    if (writes) write(entry.report, report.text)
    else showDifference(entry.report, report.text)
  }
}
for (const name of undocumented) console.error(`${name} has no doc comment: what it is for, shapes, units, errors.`)
if (changed.length > 0 && !writes) {
  console.error(`\nThe API of ${changed.join(', ')} is not what its report says: the difference is above.`)
  console.error(
    'If you mean it, run `npm run api -- --write` and commit the report: the change of contract shows in review.',
  )
}
if (undocumented.length > 0 || (changed.length > 0 && !writes)) process.exit(1)

function write(file: string, text: string) {
  mkdirSync(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
  console.log(`wrote ${file}`)
}

function showDifference(report: string, text: string) {
  const now = `.cache/api/${report}`
  mkdirSync(dirname(at(now)), { recursive: true })
  writeFileSync(at(now), text)
  const before = existsSync(at(report)) ? report : '/dev/null'
  spawnSync('git', ['--no-pager', 'diff', '--no-index', '--', before, now], { cwd: at('.'), stdio: 'inherit' })
}
