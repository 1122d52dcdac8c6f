import { expect, it } from 'vitest'
import { quoteRange } from './quote-range'

const found = (text: string, quote: string) => {
  const range = quoteRange(text, quote)
  return range && text.slice(range.start, range.end)
}

it.each([
  ['The limit is $1,000,000 (each).', '$1,000,000 (each)', '$1,000,000 (each)'],
  ['a waiver\n  of subro-\ngation in favor', 'waiver of subrogation', 'waiver\n  of subro-\ngation'],
  ['the “named insured’s” policy', '"named insured\'s" policy', '“named insured’s” policy'],
])('finds a quote that is set differently: %#', (text, quote, expected) => {
  expect(found(text, quote)).toBe(expected)
})

it('finds nothing that isn’t there', () => {
  expect(found('The limit is $1,000.', '$2,000')).toBeUndefined()
  expect(found('The limit is $1,000.', '  ')).toBeUndefined()
})
