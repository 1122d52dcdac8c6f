// Finds words that docs/glossary.md replaced. `tsx scripts/check-words.ts [--all] [folder or file …]`
// With `--all` also those that are only advice so far.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBannedWords } from './workspace/check-words.ts'
import { at, root } from './workspace/root.ts'

const given = process.argv.slice(2)
const tracked = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '--', ...given.filter(one => one !== '--all')],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
const files = tracked.split('\n').filter(file => file && existsSync(at(file)))
const found = findBannedWords(files).filter(({ isAdvice }) => !isAdvice || given.includes('--all'))
for (const { file, line, word, use } of found) console.error(`${file}:${line}: "${word}" → ${use}`)
console.log(`${files.length} files, ${found.length} banned words`)
process.exit(found.length === 0 && files.length > 0 ? 0 : 1)
