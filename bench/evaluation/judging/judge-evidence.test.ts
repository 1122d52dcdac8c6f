import type { Fact } from '@coverdesk/coverage'
import { expect, it } from 'vitest'
import type { Page } from '../../../services/copilot/src/reading/page.ts'
import { judgeEvidence } from './judge-evidence.ts'
import { statesValue } from './states-value.ts'

const pages = [
  { number: 1, text: 'The limit is one million\ndollars ($1,000,000) per occur-\nrence.' },
] as unknown as Page[]

const fact = (value: number, quote: string, page = 1): Fact => ({
  ...{ field: 'glPerOccurrenceLimit', line: 'GENERAL_LIABILITY', unit: 'USD', confidence: 1, method: 'RULE' },
  ...{ state: 'FOUND', value, evidence: [{ fileId: null, page, quote, boxes: [] }] },
})

it('a quote is valid on its page only, whatever its line breaks, and only with the value', () => {
  expect(judgeEvidence([fact(100_000_000, 'one million dollars')], pages)).toEqual({ pieces: 1, broken: [] })
  expect(judgeEvidence([fact(100_000_000, 'one million dollars', 2)], pages).broken).toMatchObject([
    { reason: 'NOT_ON_PAGE' },
  ])
  expect(judgeEvidence([fact(100_000_000, '$1,000,001')], pages).broken).toMatchObject([{ reason: 'NOT_ON_PAGE' }])
  expect(judgeEvidence([fact(200_000_000, '($1,000,000)')], pages).broken).toMatchObject([{ reason: 'WITHOUT_VALUE' }])
})

it.each([
  ['$2 million', 200_000_000, 'USD', true],
  ['$2 million', 100_000_000, 'USD', false],
  ['$1.5M', 150_000_000, 'USD', true],
  ['Two Million Five Hundred Thousand Dollars', 250_000_000, 'USD', true],
  ['USD 12,345.67', 1_234_567, 'USD', true],
  ['$500', 0, 'USD', false],
  ['Deductible: none', 0, 'USD', true],
  ['Mar. 1, 2027', '2027-03-01', 'DATE', true],
  ['1 Mar 2027', '2027-03-01', 'DATE', true],
  ['15/03/2027', '2027-03-15', 'DATE', true],
  ['March 1, 2027', '2027-03-02', 'DATE', false],
  ['thirty (30) days', 30, 'COUNT', true],
  ['130 days', 30, 'COUNT', false],
  ['2.5%', 2.5, 'PERCENT', true],
  ['12.5%', 2.5, 'PERCENT', false],
  ['Excluded', 'EXCLUDED', 'WORD', true],
  ['Included', 'EXCLUDED', 'WORD', false],
  ['Insured: Larkspur  Roofing LLC', 'Larkspur Roofing LLC', 'TEXT', true],
])('“%s” and %s in %s: %s', (quote, value, unit, expected) => {
  expect(statesValue(quote, value, unit)).toBe(expected)
})
