import { describe, expect, it } from 'vitest'
import { sheetOf } from '../../facts/testing/sheet-of.ts'
import type { ProvenValue } from './contains-value.ts'
import { verifyQuote } from './verify-quote.ts'

const limit = (value: number): ProvenValue => ({ field: 'glPerOccurrenceLimit', value, unit: 'USD' })
const page = sheetOf(`
The limit is one million dollars ($1,000,000) for each occur-
rence, and the “general aggregate” is $2M.
| Deductible | None
Effective 04/03/2027 – the insurer is O’Hara Mutual Insurance Company.
`)

describe('a quote', () => {
  it.each([
    ['word for word', 'one million dollars ($1,000,000)'],
    ['with other spaces', 'one  million\ndollars ($1,000,000)'],
    ['over a hyphen at the end of a line', '($1,000,000) for each occurrence'],
  ])('%s is valid', (_, quote) => expect(verifyQuote(page, quote, limit(100_000_000)).isValid).toBe(true))

  it('is valid with other quotation marks, apostrophes and dashes', () => {
    const aggregate: ProvenValue = { field: 'glAggregateLimit', value: 200_000_000, unit: 'USD' }
    expect(verifyQuote(page, 'the "general aggregate" is $2M', aggregate).isValid).toBe(true)
    const insurer: ProvenValue = { field: 'insurerName', value: "O'Hara Mutual Insurance Company", unit: 'TEXT' }
    expect(verifyQuote(page, "- the insurer is O'Hara Mutual Insurance Company", insurer).isValid).toBe(true)
  })

  it('tells where its whole sentence is on its page', () => {
    const found = verifyQuote(page, 'each occurrence', { field: 'operations', value: 'each occurrence', unit: 'TEXT' })
    expect(found.isValid && page.text.slice(found.start, found.end)).toBe(
      'The limit is one million dollars ($1,000,000) for each occur-\nrence, and the “general aggregate” is $2M.',
    )
  })

  it.each(['one million dollars ($1,000,000) for any occurrence', '$1,000,000 per occurrence', '', '   '])(
    'that is not on its page is refused: %j',
    quote => expect(verifyQuote(page, quote, limit(100_000_000))).toEqual({ isValid: false, reason: 'NOT_ON_PAGE' }),
  )

  it.each([
    ['another amount', 'one million dollars ($1,000,000)', limit(200_000_000)],
    ['no amount', 'The limit is', limit(100_000_000)],
    ['a part of an amount', '($1,000,000)', limit(100_000)],
    ['another word', 'Deductible\tNone', { field: 'deductible', value: 'EXCLUDED', unit: 'WORD' } as ProvenValue],
    ['another name', 'the insurer is', { field: 'insurerName', value: 'O’Hara Mutual', unit: 'TEXT' } as ProvenValue],
  ])('with %s is refused', (_, quote, value) =>
    expect(verifyQuote(page, quote, value)).toEqual({ isValid: false, reason: 'OTHER_VALUE' }),
  )

  it('proves zero by a word for it', () =>
    expect(verifyQuote(page, 'Deductible\tNone', { field: 'deductible', value: 0, unit: 'USD' }).isValid).toBe(true))

  it('proves a date in the order of its document only', () => {
    const date: ProvenValue = { field: 'effectiveDate', value: '2027-04-03', unit: 'DATE' }
    expect(verifyQuote(page, 'Effective 04/03/2027', date).isValid).toBe(true)
    expect(verifyQuote(page, 'Effective 04/03/2027', date, { order: 'DAY_FIRST' }).isValid).toBe(false)
  })

  it('that a page has twice is the one that was meant', () => {
    const twice = sheetOf('Limit $500\n\nLimit $500')
    const at = twice.text.lastIndexOf('Limit')
    expect(verifyQuote(twice, 'Limit $500', limit(50_000), { at })).toMatchObject({ start: at })
    expect(verifyQuote(twice, 'Limit $500', limit(50_000), { at: 3 })).toMatchObject({ start: 0 })
  })
})
