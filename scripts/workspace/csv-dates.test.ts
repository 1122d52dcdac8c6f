import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at, root } from './root.ts'

/** What a column writes into a file: from `csv:` to the line that closes it. */
const csvParts = (text: string) => text.match(/^( *)csv: \{[^\n]*(?:\}|\n(?:\1 [^\n]*\n)*\1\}),?$/gm) ?? []

it('columns write days and times as ISO 8601 into files, not as people read them', () => {
  const files = execFileSync('git', ['ls-files', '--', 'mfe-*/src/*.tsx'], { cwd: root, encoding: 'utf8' })
  const texts = files
    .trim()
    .split('\n')
    .map(file => ({ file, parts: csvParts(readFileSync(at(file), 'utf8')) }))
  expect(texts.flatMap(({ parts }) => parts).filter(part => /csvDay|csvTime/.test(part)).length).toBeGreaterThan(8)
  expect(
    texts.filter(({ parts }) => parts.some(part => /format(Date|DateTime|Relative|ExactTime)\b/.test(part))),
  ).toEqual([])
})
