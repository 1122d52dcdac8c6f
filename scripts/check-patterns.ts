// Finds regular expressions that take more than linear time, in files that see text from outside (docs/adr/0070). `tsx scripts/check-patterns.ts`
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { complexityOf } from './check-patterns/complexity.ts'
import { patternsIn } from './check-patterns/patterns-in.ts'
import { at, root } from './workspace/root.ts'

/** What reads mails, calls and bounces, and what all of it goes through. */
const readers = [
  'services/communication/src',
  ...['mail', 'untrusted', 'normalize.ts', 'plain-text.ts', 'search.ts'].map(name => `services/kit/src/${name}`),
]

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...readers], {
  cwd: root,
  encoding: 'utf8',
})
const files = tracked
  .split('\n')
  .filter(file => /\.ts$/.test(file) && !/\.test\.ts$|\/(?:testing|demo-seed)\//.test(file))
let count = 0
const slow: string[] = []
for (const file of files) {
  for (const { line, source, flags, reason } of patternsIn(file, readFileSync(at(file), 'utf8'))) {
    count += 1
    if (reason) continue
    const found = source === null ? 'is made of what this file doesn’t say' : complexityOf(source, flags)
    if (found) slow.push(`${file}:${line}: /${source ?? '…'}/${flags} ${found}`)
  }
}
for (const one of slow) console.error(one)
if (slow.length > 0)
  console.error('Make them linear. Where the input is short, say why above the pattern: // linear: <reason>')
console.log(`${files.length} files, ${count} patterns, ${slow.length} slow`)
process.exit(slow.length === 0 && count > 0 ? 0 : 1)
