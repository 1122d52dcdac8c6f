import { expect, it } from 'vitest'
import { proposal } from '../../testing/explorer.fixtures'
import { changeOf, valueWords } from './proposal-values'

const number = proposal({ path: 'policyNumber', unit: 'TEXT', options: ['GL-4820193-02'] })
const limit = proposal({ path: 'details.limits.glAggregateLimit', unit: 'USD', options: ['200000000', '300000000'] })
const deductible = proposal({ path: 'details.deductible', unit: 'USD', options: ['50000'] })
const term = proposal({ path: 'expiresAt', unit: 'DATE', options: ['2027-03-01'] })

it('only what is ticked changes, at its place in the record, with where it is from', () => {
  const ticked = new Map([
    ['policyNumber', 'GL-4820193-02'],
    ['details.limits.glAggregateLimit', '300000000'],
    ['details.deductible', '50000'],
  ])
  expect(changeOf([number, limit, deductible, term], ticked)).toEqual({
    policyNumber: 'GL-4820193-02',
    details: { limits: { glAggregateLimit: 300_000_000 }, deductible: 50_000 },
    updateReason: 'From the documents: Declarations.txt, page 1',
  })
})

it('amounts and days are shown as people write them', () => {
  expect(valueWords(limit, '200000000')).toBe('$2,000,000')
  expect(valueWords(term, '2027-03-01')).toBe('Mar 1, 2027')
  expect(valueWords(number, 'GL-4820193-02')).toBe('GL-4820193-02')
})
