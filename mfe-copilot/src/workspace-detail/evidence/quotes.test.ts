import { expect, it } from 'vitest'
import { evidence, message } from '../testing/workspace.fixtures'
import { allQuotes, distinctQuotes, labelOfQuote } from './quotes'

const answer = (number: number, ...quotes: string[]) =>
  message(number, '', { evidence: quotes.map((quote, place) => evidence(place + 1, { quote })) })

it('marks the same words once, as the quote that is outlined', () => {
  const quotes = allQuotes([answer(2, 'One.', 'Two.'), answer(4, 'One.')], [])
  expect(quotes.map(({ id }) => id)).toEqual(['m2.0', 'm2.1', 'm4.0'])
  expect(distinctQuotes(quotes, 'm4.0').map(({ id }) => id)).toEqual(['m4.0', 'm2.1'])
  expect(distinctQuotes(quotes, undefined).map(({ id }) => id)).toEqual(['m2.0', 'm2.1'])
})

it('names a long quote by its beginning', () => {
  expect(labelOfQuote({ quote: 'A\n b' })).toBe('A b')
  expect(labelOfQuote({ quote: 'x'.repeat(90) })).toBe(`${'x'.repeat(80)}…`)
})
