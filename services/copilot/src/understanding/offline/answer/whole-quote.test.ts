import { expect, it } from 'vitest'
import { wholeQuote } from './whole-quote.ts'

const quoted = (page: string, text: string, question: string): string =>
  wholeQuote(
    {
      passage: { passageId: 'p', sourceId: 's', name: 'Policy.pdf', page: 1, text: page },
      ...{ text, coverage: 1, hasValue: true, worth: 1 },
    },
    question,
  ).text

it('the names of columns come with the row below them', () => {
  const page = 'BRANCH OFFICE\tDESK\n\nReno\t0417\n\nOther\tthings'
  expect(quoted(page, 'BRANCH OFFICE\tDESK', 'which branch')).toBe('BRANCH OFFICE\tDESK\n\nReno\t0417')
  expect(quoted(page, 'Reno\t0417', 'which branch')).toBe('Reno\t0417')
})
