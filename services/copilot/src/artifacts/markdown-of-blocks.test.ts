import { expect, it } from 'vitest'
import { blocksOfMarkdown } from '../tools/drafts/blocks-of-markdown.ts'
import type { DocumentBlock } from '../tools/drafts/document-block.ts'
import { markdownOfBlocks } from './markdown-of-blocks.ts'

const blocks: DocumentBlock[] = [
  { type: 'HEADING', level: 1, text: 'Bayview *Marine* & Sons_LLC' },
  { type: 'PARAGRAPH', text: 'The limit is $1,000,000 [1][2].\n1. Not a list, # not a heading, <b>not HTML</b>.' },
  { type: 'LIST', isOrdered: false, items: ['Waiver [3]', '- a dash', 'two\nlines'] },
  { type: 'LIST', isOrdered: true, items: ['First', 'Second'] },
  { type: 'QUOTE', text: '“Each occurrence”\n$1,000,000' },
  { type: 'QUOTE', text: '[!WARNING]\nNo flood coverage [1].' },
  {
    type: 'TABLE',
    rows: [
      ['Requirement', 'Lease | policy', ''],
      ['General liability', '$1,000,000 [1]', 'Not found in pages 1–12 of Lease.pdf'],
    ],
  },
  { type: 'PARAGRAPH', text: '[9]: not a definition, [a](b) not a link' },
]

it('an edited document that no one changed has the same blocks', () => {
  expect(blocksOfMarkdown(markdownOfBlocks(blocks))).toEqual(blocks)
})

it('marks stay as people read them', () => {
  expect(markdownOfBlocks([{ type: 'PARAGRAPH', text: 'The limit is $1,000,000 [1].' }])).toBe(
    'The limit is $1,000,000 [1].',
  )
})

it('a callout stays as people write it', () => {
  expect(markdownOfBlocks([{ type: 'QUOTE', text: '[!WARNING]\nNo flood coverage [1].' }])).toMatch(
    /^> \[!WARNING\]\\?\n> No flood coverage \[1\]\.$/,
  )
})
