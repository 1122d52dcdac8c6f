// Finds words that docs/glossary.md replaced. `tsx scripts/check-words.ts [folder or file …]`
import { execFileSync } from 'node:child_process'
import { findBannedWords } from './workspace/check-words.ts'
import { root } from './workspace/root.ts'

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...process.argv.slice(2)], {
  cwd: root,
  encoding: 'utf8',
})
const files = tracked.split('\n').filter(Boolean)
const found = findBannedWords(files)
for (const { file, line, word, use } of found) console.error(`${file}:${line}: "${word}" → ${use}`)
console.log(`${files.length} files, ${found.length} banned words`)
process.exit(found.length === 0 && files.length > 0 ? 0 : 1)
