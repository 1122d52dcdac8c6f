import { expect, it } from 'vitest'
import { htmlOfBlocks } from './html-of-blocks.ts'

it('a quotation that begins as an alert is a callout, and every text is escaped', () => {
  expect(htmlOfBlocks([{ type: 'QUOTE', text: '[!WARNING]\n<b>No</b> flood [1]' }])).toBe(
    '<aside><strong>Warning</strong><p>&lt;b>No&lt;/b> flood [1]</p></aside>',
  )
  expect(htmlOfBlocks([{ type: 'QUOTE', text: '[!OTHER] x' }])).toBe('<blockquote>[!OTHER] x</blockquote>')
})
