import { expect, it } from 'vitest'
import { correctWords } from './correct-words.ts'

const passages = [
  {
    passageId: 'p',
    sourceId: 's',
    name: 'Policy',
    page: 1,
    text: 'The named insured pays the deductible. Cancellation by notice.',
  },
]

it('spells words as the passages do', () => {
  expect(correctWords('deductable after cancelation?', passages)).toBe('deductible after cancellation?')
})

it('spells names as documents are called, and words of which the document says several', () => {
  const about = [{ ...passages[0], name: 'Fernhill guide', text: 'Restaurants with a patio.' } as (typeof passages)[0]]
  expect(correctWords('fernhlil restuarant ptaio', about)).toBe('fernhill restaurant patio')
})

it('leaves words of the trade, short words and other forms alone', () => {
  const question = 'Which insurer pays deductibles, and who is named?'
  expect(correctWords(question, passages)).toBe(question)
})
