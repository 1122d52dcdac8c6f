// Lists every text that people may see, with file and line. `npm run strings [-- --since <commit>]`
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { visibleStrings } from './strings/visible-strings.ts'
import { at, root } from './workspace/root.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
const shown = ['shell', 'plugin-sdk', 'design-system', 'mfe-*', 'services/*']
const hidden =
  /\.(?:test|stories|fixtures?|slow|long)\.|\/(?:testing|generated|__generated__|demo-seed|large-seed)\/|\.d\.ts$/
const filesOf = (listed: string) => listed.split('\n').filter(file => /\.tsx?$/.test(file) && !hidden.test(file))
const since = process.argv[2] === '--since' ? process.argv[3] : undefined

const now = filesOf(git('ls-files', '--', ...shown.map(folder => `:(glob)${folder}/src/**`))).flatMap(file =>
  visibleStrings(file, readFileSync(at(file), 'utf8')).map(found => ({ file, ...found })),
)
for (const { file, line, text } of now) console.log(`${file}:${line}: ${text}`)
console.log(`\n${now.length} strings, ${new Set(now.map(({ text }) => text)).size} different`)

if (since) {
  const folders = new RegExp(`^(?:${shown.map(folder => folder.replace('*', '[^/]+')).join('|')})/src/`)
  const before = new Set(
    filesOf(git('ls-tree', '-r', '--name-only', since))
      .filter(file => folders.test(file))
      .flatMap(file => visibleStrings(file, git('show', `${since}:${file}`)).map(({ text }) => text)),
  )
  const changed = new Set(now.map(({ text }) => text).filter(text => !before.has(text)))
  console.log(`${changed.size} are new or changed since ${since}`)
}
