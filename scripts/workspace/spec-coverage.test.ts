import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { at, root } from './root.ts'
import { missingFrom, withoutTest } from './spec-coverage.ts'

const coverage = readFileSync(at('docs/spec-coverage.md'), 'utf8')

it('everything that docs/spec-coverage.md names exists', () => {
  expect(missingFrom(coverage, root)).toEqual([])
})

it('every sentence of docs/spec-coverage.md has a test, or is open', () => {
  expect(withoutTest(coverage)).toEqual([])
})

it('what has neither is named', () => {
  const rows = [
    'It is. | `shell` | |',
    'It was. | `shell` | same |',
    'It may be. | **open** | |',
    'It must be. | `shell` | it is seen |',
  ]
  expect(withoutTest(['| sentence | where | test |', ...rows.map(row => `| ${row}`)].join('\n'))).toEqual([
    'It is.',
    'It must be.',
  ])
})

it('what is not there is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-coverage-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const area of ['shell', 'services']) {
    mkdirSync(join(folder, area))
    writeFileSync(join(folder, area, 'same.test.ts'), "it('one’s own; and another')")
  }
  writeFileSync(join(folder, 'shell/Page.stories.tsx'), 'export const Default: Story = {}')
  const row = (where: string, test: string) =>
    missingFrom(`| sentence | where | test |\n| It is. | ${where} | ${test} |`, folder)
  expect(row('`shell`, `MAPBOX_TOKEN`', "shell/same.test › one's own; and another; Page.stories › Default")).toEqual([])
  expect(row('`shell`', 'shell/same.test › one’s …. *Otherwise*: it is; not.')).toEqual([])
  expect(row('`shell/gone`', 'same.test')).toEqual(['There is no shell/gone.', '2 files are called same.test.'])
  expect(row('', 'shell/same.test › another; › no one’s; Page.stories › Default, Empty; gone.spec')).toEqual([
    'shell/same.test has no "no one’s".',
    'Page.stories has no "Empty".',
    '0 files are called gone.spec.',
  ])
})
