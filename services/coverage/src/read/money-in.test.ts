import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyIn, percentagesIn } from './amounts.ts'

const centsIn = (text: string) => moneyIn(text).map(({ cents }) => cents)

describe('amounts of money', () => {
  it.each([
    ['$1,000,000', 100_000_000],
    ['$ 1,000,000.00', 100_000_000],
    ['1,000,000', 100_000_000],
    ['$1M', 100_000_000],
    ['$1MM', 100_000_000],
    ['$1.5 million', 150_000_000],
    ['$25K', 2_500_000],
    ['USD 250,000', 25_000_000],
    ['USD250,000', 25_000_000],
    ['US$250,000', 25_000_000],
    ['one million dollars', 100_000_000],
    ['Two Hundred Fifty Thousand Dollars', 25_000_000],
    ['$0', 0],
    ['$1,234.56', 123_456],
    ['500', 50_000],
  ])('%s is one', (written, cents) => expect(centsIn(written)).toEqual([cents]))

  it.each([
    ['$12 345.00', 1_234_500],
    ['USD 12 345,60', 1_234_560],
    ['USD 12.345,60', 1_234_560],
    ['$1 234 567.89', 123_456_789],
    ['$5 M each', 500_000_000],
    ['Limit: $1,000,000.Coverage applies', 100_000_000],
    ['$500/$1,000', 50_000],
    ['$1,000,000, 30 days', 100_000_000],
    ['$500, 1,000 of them', 50_000],
  ])('%s begins with one', (written, cents) => expect(centsIn(written)[0]).toBe(cents))

  it.each([
    ...[
      '$12 345',
      '$1 000 000',
      '$1,OOO,000',
      '$12, 345.00',
      '$1,000, 000',
      '$12.345',
      '$12,34',
      '$1,5 million',
      '$1 ,000',
    ],
    ...['$12?345', '$12_345', '$12:345', '$5 mio', '$5 hundred thousand', '$1/2 million', '$1 to 2 million', '€12,345'],
    ...['CAD 12,345', 'C$12,345', 'one million dollars ($100,000)', '$1½ million', '$l,000,000', '250 000', '$1.2'],
  ])('%s has none: no part of it is read as one', written => expect(centsIn(written)).toEqual([]))

  it('are all found in a sentence, from left to right', () =>
    expect(centsIn('$1,000,000 per occurrence, two million dollars aggregate and $5K medical')).toEqual([
      100_000_000, 200_000_000, 500_000,
    ]))

  it('know whether they are marked as money', () => {
    expect(moneyIn('Option 1: 25 of $500').map(({ isMarked }) => isMarked)).toEqual([false, false, true])
    expect(moneyIn('2,500')[0]?.isMarked).toBe(true)
  })

  it('include their sign and their currency', () => {
    const text = 'limit of $ 500 dollars each'
    const [amount] = moneyIn(text)
    expect(text.slice(amount?.start, amount?.end)).toBe('$ 500 dollars')
  })

  it('are no percentages', () => expect(centsIn('a tax of 5% and 2 percent')).toEqual([]))

  it('are read back whatever they are', () => {
    const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), fc.constantFrom('', 'limit ', 'of '), (cents, before) => {
        expect(centsIn(`${before}${dollars(cents)} each`)).toEqual([cents])
      }),
    )
  })

  it('are found in no text without digits and number words', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[ghjkpquvz .,$()%-]*$/), text => {
        expect(moneyIn(text)).toEqual([])
      }),
    ))

  it('never break on any text', () =>
    fc.assert(
      fc.property(fc.string(), text => {
        for (const { start, end } of moneyIn(text)) expect(start >= 0 && start < end && end <= text.length).toBe(true)
      }),
    ))
})

describe('percentages', () => {
  it.each(['1/2%', '2 1/2%', '5 to 10%', '2½%', '2,5%'])('%s is unread', written =>
    expect(percentagesIn(written)).toEqual([]),
  )

  it.each([
    ['25%', 25],
    ['12.5 %', 12.5],
    ['25 percent', 25],
    ['twenty-five percent', 25],
  ])('%s is one', (written, percent) => expect(percentagesIn(written)[0]?.percent).toBe(percent))
})
