import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'

const tests = '{bench,design-system,e2e,mfe-*,plugin-sdk,scripts,services,shell}/**/*.{test,spec,stories}.{ts,tsx}'

/** A test, as a row names it: "billing.spec › a trial is upgraded …". */
interface Reference {
  /** "gateway/sessions/sign-in.test": as many folders as make it the only one. */
  file: string
  /** Empty: the whole file. */
  name: string
}

/** What the tables of `docs/spec-coverage.md` name that does not exist: files, tests and stories. */
export function missingFrom(markdown: string, root: string): string[] {
  const files = globSync(tests, { cwd: root, ignore: '**/node_modules/**' })
  return rowsOf(markdown).flatMap(([, where = '', test = '']) => [
    ...foldersOf(where).flatMap(path => (existsSync(join(root, path)) ? [] : [`There is no ${path}.`])),
    ...referencesOf(test).flatMap(reference => complaintAbout(reference, files, root)),
  ])
}

/** The sentences of rows that are neither open nor proved by a test, or by the one of another row. */
export const withoutTest = (markdown: string): string[] =>
  rowsOf(markdown)
    .filter(([, where = '', test = '']) => {
      const isOpen = `${where}${test}`.includes('**open**')
      const isProved = referencesOf(test).length > 0 || /^(same|see .*§\d+)$/.test(test.replace(/ ?\|?$/, ''))
      return !isOpen && !isProved && !where.startsWith('none')
    })
    .map(([sentence = '']) => sentence.trim())

const rowsOf = (markdown: string) =>
  markdown
    .split('\n')
    .filter(line => line.startsWith('| ') && !/^\| (sentence|feature|what) \|/.test(line))
    .map(line => line.slice(1, -1).split(' | '))

const foldersOf = (where: string) =>
  [...where.matchAll(/`((?:design-system|e2e|mfe-\w+|plugin-sdk|scripts|services|shell)(?:\/[^`]*)?)`/g)].map(
    ([, path = '']) => path,
  )

function referencesOf(cell: string): Reference[] {
  const [said = ''] = cell.split(/\.? \*Otherwise\*/)
  let file = ''
  return said
    .split(/; (?=›|[\w./-]+\.(?:test|spec|stories)\b)|, (?=[\w./-]+\.(?:test|spec|stories)\b)/)
    .filter(part => /›|\.(test|spec|stories)\b/.test(part))
    .flatMap(part => {
      const [named = '', name = ''] = part.split('›').map(text => text.trim())
      file = named.replace(/ \([^)]*\)$/, '') || file
      const names = file.endsWith('.stories') ? name.split(', ') : [name]
      return names.map(one => ({ file, name: one.replace(/(\s*\([^)]*\)| …)$/, '').replace(/ …$/, '') }))
    })
}

function complaintAbout({ file, name }: Reference, files: readonly string[], root: string): string[] {
  const segments = file.split('/')
  const last = segments.pop()
  const named = (strip: RegExp) =>
    files.filter(path => {
      const [base = '', ...folders] = path.split('/').reverse()
      return base.replace(strip, '') === last && segments.every(segment => folders.join('/').includes(segment))
    })
  const exactly = named(/\.tsx?$/)
  // Which command runs a test is no part of what a row says.
  const found = exactly.length > 0 ? exactly : named(/\.(slow|timing|alone)(?=\.test)|\.tsx?$/g)
  if (found.length !== 1) return [`${found.length} files are called ${file}.`]
  const text = plain(readFileSync(join(root, found[0] ?? ''), 'utf8'))
  const wanted = file.endsWith('.stories') && name ? `export const ${name}` : plain(name)
  return text.includes(wanted) ? [] : [`${file} has no "${name}".`]
}

/** Apostrophes are typed in several ways. */
const plain = (text: string) => text.replaceAll('\\', '').replaceAll('’', "'")
