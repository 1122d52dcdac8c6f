import { describe, expect, it } from 'vitest'
import { saysWhole } from './uncut-token.ts'
import { isUncut, wholeQuote } from './whole-quote.ts'

const page = `LIMITS
Each occurrence: $1,000,000
Premium: $12 345.00\tTerm: one year
The deductible is 2% of the limit, but not less than $10,000. It
applies to each claim, as stated in Sec. 4 of the form. No. 3 applies.`
const whole = (quote: string, text = page) => {
  const start = text.indexOf(quote)
  const found = wholeQuote(text, { start, end: start + quote.length })
  return found && text.slice(found.start, found.end)
}

describe('a whole quote', () => {
  it.each([
    ['Each occurrence: $1,000,000', 'Each occurrence: $1,000,000'],
    ['$1,000,000', 'Each occurrence: $1,000,000'],
    ['Premium: $12', 'Premium: $12 345.00'],
    ['one year', 'Term: one year'],
    ['deductible is 2%', 'The deductible is 2% of the limit, but not less than $10,000.'],
    ['each claim', 'It\napplies to each claim, as stated in Sec. 4 of the form.'],
  ])('%s is “%s”', (quote, expected) => expect(whole(quote)).toBe(expected))

  it('is refused where it would be longer than anyone reads', () =>
    expect(whole('word', `word ${'and word '.repeat(200)}`)).toBeNull())
})

describe('a value', () => {
  it.each(['$12', '12', '345.00', '$1,000', '000,000', 'remium', 'Premi'])('%j of the page is cut', value => {
    const start = page.indexOf(value)
    expect(isUncut(page, { start, end: start + value.length })).toBe(false)
  })

  it('is whole where its own words begin and end', () => {
    expect(saysWhole('The Schoolhouse of Bay School', 'School')).toEqual({ holds: true })
    expect(saysWhole('The Schoolhouse', 'School')).toEqual({ holds: false, reason: 'CUT_VALUE' })
    expect(saysWhole('The Schoolhouse', 'Church')).toEqual({ holds: false, reason: 'OTHER_VALUE' })
  })
})
