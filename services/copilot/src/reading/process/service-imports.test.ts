import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'

const source = resolve(import.meta.dirname, '../..')
const imports = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?from\s+)?['"]([^'"]+)['"]/gm

/** What a file loads when it begins, without what it loads on demand. */
function loadedBy(file: string, seen = new Set<string>(), packages = new Set<string>()): Set<string> {
  if (seen.has(file)) return packages
  seen.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    if (!name.startsWith('.')) packages.add(name)
    else if (name.endsWith('.ts')) loadedBy(resolve(dirname(file), name), seen, packages)
  }
  return packages
}

it('the service has none of what reads files in its memory: only the process that reads has', () => {
  const readers = /pdfjs|tesseract|canvas|csv-parse|htmlparser|mdast|micromark|numfmt|postal-mime|utif|kit\/zip/
  const main = resolve(source, 'main.ts')
  expect(existsSync(main)).toBe(true)
  const loaded = [...loadedBy(main)]
  expect(loaded).toContain('@coverdesk/kit')
  expect(loaded.filter(name => readers.test(name))).toEqual([])
  const child = [
    ...loadedBy(resolve(source, 'reading/pdf/open-pdf.ts')),
    ...loadedBy(resolve(source, 'reading/mail/open-mail.ts')),
  ]
  expect(
    child.some(name => readers.test(name)),
    'the names are those that are loaded',
  ).toBe(true)
})
