import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDay } from './read-day.ts'
import { readMoneyCell, readRateCell } from './read-number-cell.ts'
import { readBillingType, readInterval, readMarket, readState, readType } from './read-words.ts'

const anyDay = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

const short = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** Every way in which lists write a day. */
function written(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-')
  const [m, d, yy] = [String(Number(month)), String(Number(date)), year.slice(2)]
  const name = short[Number(month) - 1] ?? ''
  const long = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long' })
  return [
    day,
    `${year}/${month}/${date}`,
    `${m}/${d}/${year}`,
    `${month}/${date}/${year}`,
    `${month}/${date}/${yy}`,
    `${m}-${d}-${year}`,
    `${name} ${d}, ${year}`,
    `${long} ${d}, ${year}`,
    `${name}. ${d} ${year}`,
    `${d}-${name}-${yy}`,
    `${d} ${long} ${year}`,
    `${m}/${d}/${year} 12:00:00 AM`,
    `${day}T00:00:00.000Z`,
    `${day} 00:00`,
    ` ${name.toUpperCase()} ${d}, ${year} `,
  ]
}

describe('a day', () => {
  it('is the same however it is written', () => {
    fc.assert(
      fc.property(anyDay, day => {
        for (const text of written(day)) expect(readDay(text), text).toBe(day)
      }),
    )
  })

  it.each([
    '2/30/2026',
    '02/29/2027',
    '13/01/2026',
    '31/12/2026',
    '0/5/2026',
    '1/31',
    'Jan 2026',
    '2026',
    '46053',
    '3.4.2026',
    '1/2/3',
    '1/31-2026',
    '2026-13-01',
    'Feb 30, 2026',
    'Marsh 3, 2026',
    'soon',
    '1/31/202',
  ])('that is none, or could be two, stays %s', text => expect(readDay(text)).toBe(text))

  it('never comes from a text that does not name it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}$/), text => {
        const read = readDay(text)
        if (read === text) return
        expect(new Date(`${read}T00:00:00Z`).toISOString().slice(0, 10)).toBe(read)
        expect(text).toContain(String(Number(read.slice(8))))
      }),
    )
  })
})

describe('an amount', () => {
  it.each([
    ['', undefined],
    ['  ', undefined],
    ['$1,234.50', 123_450],
    ['$ -   ', 0],
    ['(0.00)', 0],
    ['250k', 25_000_000],
  ])('"%s" is %s', (text, amount) => expect(readMoneyCell(text)).toBe(amount))

  it.each(['1.234,50', '71,69', '1.005', '(123)', '-20', 'N/A', '25%', '$', '1 2 three'])(
    'that is none, or below zero, stays %s for the rule to refuse',
    text => expect(readMoneyCell(text)).toBe(text),
  )
})

describe('a rate', () => {
  it.each([
    ['', undefined],
    ['12.5%', 0.125],
    ['12.5', 0.125],
    ['.5%', 0.005],
    ['1', 0.01],
    ['0', 0],
    ['0.00', 0],
  ])('"%s" is %s', (text, rate) => expect(readRateCell(text)).toBe(rate))

  it.each(['$120.00', 'fifteen', '15%%', '-5', '1,5', '12.345'])('that is none stays %s', text =>
    expect(readRateCell(text)).toBe(text),
  )

  it.each(['0.15', '.5'])('that may be a share or a percentage stays %s', text => expect(readRateCell(text)).toBe(text))
})

it.each([
  ['GENERAL_LIABILITY', ['General Liability', 'GENERAL_LIABILITY', 'GL', 'cgl', 'Commercial General Liability']],
  ['WORKERS_COMPENSATION', ['WC', "Workers' Compensation", 'Work Comp', "Worker's Comp", 'Workers Comp.']],
  ['BUSINESS_OWNERS', ['BOP', 'Businessowners', "Business Owner's Policy", 'Business Owners']],
  ['UMBRELLA', ['UMB', 'Commercial Umbrella']],
  ['ERRORS_AND_OMISSION', ['E&O', 'Errors & Omissions', 'Errors and Omission Liability']],
  ['DIRECTORS_AND_OFFICERS', ['D&O', 'Directors & Officers']],
  ['EMPLOYMENT_PRACTICES_LIABILITY', ['EPLI', 'EPL']],
  ['COMMERCIAL_AUTO', ['Auto', 'Commercial Auto', 'Business Auto', 'BAP']],
  ['PROPERTY', ['Commercial Property', 'Prop']],
  ['CYBER', ['Cyber Liability']],
  ['PACKAGE', ['CPP', 'Commercial Package']],
  ['Spaceships', ['Spaceships']],
])('%s is what lists call %j', (code, texts) => {
  for (const text of texts) expect(readType(text)).toBe(code)
})

it('other words of lists mean what the form offers', () => {
  expect(['Admitted', 'E&S', 'Non-Admitted', 'Surplus Lines', 'odd', ''].map(readMarket)).toEqual([
    ...['ADMITTED', 'EXCESS_AND_SURPLUS', 'EXCESS_AND_SURPLUS', 'EXCESS_AND_SURPLUS'],
    ...['odd', undefined],
  ])
  expect(['Direct Bill', 'AB', 'Agency'].map(readBillingType)).toEqual(['DIRECT', 'AGENCY', 'AGENCY'])
  expect(['Annual', 'Paid in full', 'monthly', 'Q', 'NONE', 'Semi-annual'].map(readInterval)).toEqual([
    ...['ANNUAL', 'ANNUAL', 'MONTHLY', 'QUARTERLY', 'NONE', 'Semi-annual'],
  ])
  expect(
    ['Active', 'In Force', 'Cancelled', 'Expired', 'Bound', 'Renewed', 'binder', 'pending'].map(readState),
  ).toEqual([...['INFORCE', 'INFORCE', 'CANCELED', 'EXPIRED', 'BOUND', 'BOUND', 'BINDING', 'PENDING']])
})
