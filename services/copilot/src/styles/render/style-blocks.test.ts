import { describe, expect, it } from 'vitest'
import type { DocumentBlock } from '../../tools/drafts/document-block.ts'
import { styleBlocks } from './style-blocks.ts'

const styled = (blocks: DocumentBlock[], isNumbered = true) =>
  styleBlocks(blocks, { title: 'Review', isNumbered, marks: new Set([1]) })
const heading = (level: number, text: string): DocumentBlock => ({ type: 'HEADING', level, text })

describe('headings', () => {
  it('are numbered from the highest level of the document, and skip no level', () => {
    const numbers = (levels: number[]) =>
      styled(levels.map(level => heading(level, 'x'))).map(block => block.type === 'HEADING' && block.number)
    expect(numbers([1, 2, 2, 1, 3, 2])).toEqual(['1', '1.1', '1.2', '2', '2.1', '2.2'])
    expect(numbers([2, 3, 2])).toEqual(['1', '1.1', '2'])
    expect(numbers([3, 1])).toEqual(['1', '2'])
  })

  it('are left out where they only repeat the title', () => {
    expect(styled([heading(1, ' review '), { type: 'PARAGRAPH', text: 'x' }])).toHaveLength(1)
  })
})

describe('tables', () => {
  it('have rows as long as the longest one, and columns of numbers', () => {
    const [table] = styled([
      {
        type: 'TABLE',
        rows: [
          ['Line', 'Limit', 'Policy'],
          ['GL', '$1,000,000 [1]', 'GL-1'],
          ['Auto', '—'],
          ['', '(4.5%)', '12', 'x'],
        ],
      },
    ])
    expect(table).toMatchObject({ numeric: [false, true, false, false] })
    expect(table?.type === 'TABLE' && [table.header, ...table.rows].map(row => row.length)).toEqual([4, 4, 4, 4])
  })

  it('of options side by side are aligned alike, though one of them has a word instead of an amount', () => {
    const rows = [
      ['Item', 'Option 1', 'Option 2'],
      ['Limit', '$1,000,000 [1]', '$2,000,000'],
      ['Medical', '$5,000', 'Not found'],
    ]
    expect(styled([{ type: 'TABLE', rows }])[0]).toMatchObject({ numeric: [false, false, false] })
    const single = [
      ['Item', 'Option 1', 'Option 2'],
      ['Medical', '$5,000', 'Excluded'],
    ]
    expect(styled([{ type: 'TABLE', rows: single }])[0]).toMatchObject({ numeric: [false, false, false] })
  })

  it('have rows of totals that stand out', () => {
    const rows = [
      ['Item', 'Harbor'],
      ['Premium', '$8,400'],
      ['Total cost', '$8,818 [1]'],
      ['Total pollution', 'Excluded'],
    ]
    expect(styled([{ type: 'TABLE', rows }])[0]).toMatchObject({ totals: [false, true, false] })
  })

  it('without a cell are nothing', () => {
    expect(styled([{ type: 'TABLE', rows: [] }])).toEqual([])
  })
})

it('makes callouts of quotations that begin as alerts', () => {
  expect(styled([{ type: 'QUOTE', text: '[!WARNING]\nNo flood coverage [1]' }])).toEqual([
    { type: 'CALLOUT', label: 'Warning', runs: [{ text: 'No flood coverage' }, { mark: 1 }] },
  ])
  expect(styled([{ type: 'QUOTE', text: '[!OTHER] x' }])).toMatchObject([{ type: 'QUOTE' }])
})
