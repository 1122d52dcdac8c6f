import { describe, expect, it } from 'vitest'
import { readAmount, readCount, readDate, readValue } from './read-value.ts'

describe('an amount behind its label', () => {
  it.each([
    ['$1,000,000', 100_000_000],
    [': $1,000,000 each occurrence', 100_000_000],
    [' ........ $500', 50_000],
    [' of not less than one million dollars ($1,000,000) per occurrence', 100_000_000],
    [' is limited to $100,000', 10_000_000],
    [' shall be at least $2M', 200_000_000],
    ['250000', 25_000_000],
    ['$0', 0],
    ['0', 0],
    ['Nil', 0],
    ['None', 0],
    ['-0-', 0],
    ['No deductible', 0],
  ])('%j is %d cents', (text, cents) => expect(readAmount(text)).toMatchObject({ value: cents, unit: 'USD' }))

  it.each([
    ['Included', 'INCLUDED'],
    ['Incl.', 'INCLUDED'],
    ['EXCLUDED', 'EXCLUDED'],
    ['Not Covered', 'NOT_COVERED'],
    ['No coverage', 'NOT_COVERED'],
    ['See schedule', 'SEE_SCHEDULE'],
    ['Per schedule on file', 'SEE_SCHEDULE'],
    ['As scheduled', 'SEE_SCHEDULE'],
    ['No limit', 'UNLIMITED'],
    ['Statutory', 'STATUTORY'],
    [': is excluded', 'EXCLUDED'],
  ])('%j is %s', (text, word) => expect(readAmount(text)).toMatchObject({ value: word, unit: 'WORD' }))

  it.each([
    '',
    'N/A',
    'TBD',
    '12 months',
    '72 hours',
    '2 locations at $500',
    'Acme Insurance',
    '30 days',
    '—',
    ' at 400 Gull Street',
    ' at 1200 E. Old Mill Rd, Reno',
  ])('%j is none', text => expect(readAmount(text)).toBeNull())

  it('may be a percentage where the field has one or the other', () => {
    expect(readValue({ unit: 'PERCENT' }, '2% of the insured value', 'MONTH_FIRST')).toMatchObject({
      value: 2,
      unit: 'PERCENT',
    })
    expect(readValue({ unit: 'PERCENT' }, '$2,500', 'MONTH_FIRST')).toMatchObject({ value: 250_000, unit: 'USD' })
  })

  it('ends where it ends', () => {
    const text = ' of one million dollars ($1,000,000) each'
    const read = readAmount(text)
    expect(text.slice(read?.start, read?.end)).toBe('one million dollars ($1,000,000)')
  })
})

describe('a date behind its label', () => {
  it.each([': 03/01/2027', ' on March 1, 2027', ' from 12:01 a.m. standard time on 3/1/2027'])('%j is March 1', text =>
    expect(readDate(text, 'MONTH_FIRST')?.value).toBe('2027-03-01'),
  )
  it('does not stand behind other words', () => expect(readDate('see page 3, March 1, 2027', 'MONTH_FIRST')).toBeNull())
})

describe('a count behind its label', () => {
  it.each([
    [': 14', 14],
    ['1,250 full time', 1_250],
    ['thirty (30)', 30],
    ['five', 5],
  ])('%j is %d', (text, count) => expect(readCount(text)?.value).toBe(count))
})
