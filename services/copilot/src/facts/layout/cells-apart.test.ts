import { expect, it } from 'vitest'
import type { Page } from '../../reading/page.ts'
import { linesOfCell } from './cell-lines.ts'
import { partsOfCell } from './cells-apart.ts'
import type { Cell } from './row.ts'

/** A cell of words with their left edges and tops, in parts of the page. */
function cellOf(words: readonly (readonly [text: string, x: number, y?: number])[]): { page: Page; cell: Cell } {
  const text = words.map(([word]) => word).join(' ')
  let offset = 0
  const placed = words.map(([word, x, y = 0.1]) => {
    const box = { x, y, width: word.length * 0.008, height: 0.012 }
    offset += word.length + 1
    return { text: word, offset: offset - word.length - 1, confidence: 1, box }
  })
  const page: Page = {
    ...{ number: 1, label: null, size: { width: 612, height: 792 }, method: 'TEXT_LAYER', text, words: placed },
    blocks: [],
  }
  return { page, cell: { text, start: 0, end: text.length, box: { x: 0, y: 0.1, width: 1, height: 0.012 } } }
}

const partsOf = (words: Parameters<typeof cellOf>[0]) => {
  const { page, cell } = cellOf(words)
  return partsOfCell(page, page.words, cell).map(({ start, end }) => page.text.slice(start, end))
}

it('a wide space divides the cells of two columns', () =>
  expect(
    partsOf([
      ['1,000,000', 0.1],
      ['General', 0.25],
      ['aggregate', 0.311],
    ]),
  ).toEqual(['1,000,000', 'General aggregate']))

it('a sign stays with its amount, however far it stands before it', () =>
  expect(
    partsOf([
      ['$', 0.1],
      ['5,000', 0.3],
    ]),
  ).toEqual(['$ 5,000']))

it('the lines of a cell are told by their heights', () => {
  const { page } = cellOf([
    ['Premium:', 0.1],
    ['$900', 0.2],
    ['Fee:', 0.1, 0.12],
    ['$50', 0.2, 0.121],
  ])
  const lines = linesOfCell(page.words, box => box)
  expect(lines.map(({ start, end }) => page.text.slice(start, end))).toEqual(['Premium: $900', 'Fee: $50'])
})
