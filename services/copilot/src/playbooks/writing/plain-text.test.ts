import { expect, it } from 'vitest'
import { blocksOfMarkdown } from '../../tools/drafts/blocks-of-markdown.ts'
import { asMarkdown, closeMark, openMark, plainText } from './plain-text.ts'

const drawn = (text: string) => blocksOfMarkdown(asMarkdown(text))

it.each([
  '1. A | B * c_d [x](https://x.example) <b> & “quoted” #7 ~5',
  '- $1,000,000 `code` \\ back',
  'GL_2207-*CG* 20 10',
])('what a document says is drawn as it was written: %s', text =>
  expect(drawn(text)).toEqual([{ type: 'PARAGRAPH', text }]),
)

it('a mark is drawn as a mark, and a document can’t write one', () => {
  const named = plainText(`ACME [12]\n${openMark}3${closeMark} LLC`)
  expect(named).toBe('ACME (12) 3 LLC')
  expect(drawn(`${named} ${openMark}4${closeMark}`)).toEqual([{ type: 'PARAGRAPH', text: 'ACME (12) 3 LLC [4]' }])
})
