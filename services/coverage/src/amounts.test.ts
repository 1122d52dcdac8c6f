import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount, readPercent } from './amounts.ts'

const cents = fc.integer({ min: 0, max: 1_000_000_000_000 })
const grouped = (amount: number) => (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })

describe('an amount', () => {
  it('is the same however it is written', () => {
    fc.assert(
      fc.property(cents, amount => {
        const plain = (amount / 100).toFixed(2)
        const commas = grouped(amount)
        const spaces = commas.replaceAll(',', ' ')
        const all = [plain, commas, spaces, `$${commas}`, `$ ${commas} `, `USD ${plain}`, `${plain} USD`, `${plain}00`]
        if (amount % 100 === 0) all.push(String(amount / 100), `${amount / 100}.`, `$${commas.slice(0, -3)}`)
        for (const text of all) expect(readAmount(text), text).toBe(amount)
      }),
    )
  })

  it('below zero is none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), amount => {
        const text = grouped(amount)
        for (const below of [`(${text})`, `($${text})`, `-${text}`, `$-${text}`, `-$${text}`, `${text}-`, `−${text}`]) {
          expect(readAmount(below), below).toBeNaN()
        }
      }),
    )
  })

  it.each([
    ['.5', 50],
    ['5$', 500],
    ['US$5', 500],
    ['USD $5', 500],
    ['1\u00a0250', 125_000],
    ['1.50', 150],
    ['1.5000', 150],
    ['1.5 M', 150_000_000],
    ['$250k', 25_000_000],
    ['2 million', 200_000_000],
    ['1.2345k', 123_450],
    ['1.005k', 100_500],
    ['-', 0],
    ['$ -  ', 0],
    ['(0.00)', 0],
  ])('written as %s is %s cents', (text, amount) => expect(readAmount(text)).toBe(amount))

  it.each([
    ...[
      '',
      ' ',
      '.',
      '$',
      'k',
      'USD',
      '()',
      '--5',
      '(5',
      '+5',
      '$$5',
      '$5$',
      '€5',
      '25%',
      '1e5',
      'abc',
      '1b',
      '12 months',
    ],
    ...['1.005', '0.005', '1.234567k', '9'.repeat(20)],
    ...[
      '71,69',
      '1,2',
      '0,500',
      '12,345,67',
      ',500',
      '500,',
      '1,234 567',
      '1 2',
      '12 34',
      '1.250,00',
      '1.234.567',
      '1.2.3',
    ],
  ])('is not "%s"', text => expect(readAmount(text)).toBeNaN())
})

describe('a percentage', () => {
  it('is the same with and without its sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), hundredths => {
        const percent = String(hundredths / 100)
        for (const text of [`${percent}%`, ` ${percent} % `, percent, (hundredths / 100).toFixed(4)]) {
          expect(readPercent(text), text).toBe(hundredths / 10_000)
        }
      }),
    )
  })

  it.each(['', '%', '.', '12,5', '1,000', '12.345', '-5', '(5)', '12k', '$12', '5%%', 'x', '1.2.3'])(
    'is not "%s"',
    text => expect(readPercent(text)).toBeNaN(),
  )
})
