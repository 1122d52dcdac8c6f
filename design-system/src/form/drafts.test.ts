import { describe, expect, it } from 'vitest'
import { dateDraft } from './date-text'
import { currencyDraft, percentDraft } from './number-text'

describe('a currency input', () => {
  it.each([
    ['48210', 4_821_000, '$48,210.00'],
    ['$48,210.5', 4_821_050, '$48,210.50'],
    [' 1 250.00 USD', 125_000, '$1,250.00'],
    ['1m', 100_000_000, '$1,000,000.00'],
    ['-', 0, '$0.00'],
  ])('reads %s as %s cents and writes %s', (text, cents, written) => {
    expect(currencyDraft.read(text)).toBe(cents)
    expect(currencyDraft.write(cents)).toBe(written)
    expect(currencyDraft.problem(text)).toBeUndefined()
  })

  it.each(['', '  '])('accepts an empty field: "%s"', text => {
    expect(currencyDraft.read(text)).toBeNaN()
    expect(currencyDraft.problem(text)).toBeUndefined()
    expect(currencyDraft.write(Number.NaN)).toBe('')
  })

  it.each(['1.2.3', '1.005', '71,69', '-20', '(20)', '25%', 'k', '.', '9'.repeat(20)])(
    'says how to write "%s"',
    text => {
      expect(currencyDraft.problem(text)).toBe('Enter an amount in dollars and cents, such as 1,250.00, 250k, or 1.5m')
      expect(currencyDraft.read(text)).toBeNaN()
    },
  )
})

describe('a percent input', () => {
  it.each([
    ['12.5', 0.125, '12.5%'],
    ['12.5 %', 0.125, '12.5%'],
    ['12.34', 0.1234, '12.34%'],
    ['0.5', 0.005, '0.5%'],
    ['0', 0, '0%'],
  ])('reads %s as %s and writes %s', (text, fraction, written) => {
    expect(percentDraft.read(text)).toBe(fraction)
    expect(percentDraft.write(fraction)).toBe(written)
    expect(percentDraft.problem(text)).toBeUndefined()
  })

  it('accepts an empty field', () =>
    expect([percentDraft.read(''), percentDraft.problem('')]).toEqual([Number.NaN, undefined]))

  it.each(['12,5', '12.345', '-5', '12k', '$12', 'x', '1.2.3'])('says how to write "%s"', text => {
    expect(percentDraft.problem(text)).toBe('Enter a percentage with up to two decimals, such as 12.5')
    expect(percentDraft.read(text)).toBeNaN()
  })
})

describe('a date input', () => {
  it.each([
    ['1/12/2027', '2027-01-12'],
    ['01/12/2027', '2027-01-12'],
    ['1-12-27', '2027-01-12'],
    ['1.12.2027', '2027-01-12'],
    ['2027-01-12', '2027-01-12'],
    ['Jan 12, 2027', '2027-01-12'],
    ['january 12 2027', '2027-01-12'],
    ['12 Sept. 2027', '2027-09-12'],
    [' 2/29/2028 ', '2028-02-29'],
    ['7/4/76', '1976-07-04'],
  ])('reads %s as %s', (text, date) => {
    expect(dateDraft.read(text)).toBe(date)
    expect(dateDraft.problem(text)).toBeUndefined()
  })

  it.each(['2/29/2027', '13/1/2027', '0/1/2027', '1/12', 'soon', '1/12/202', '31.12.2026', '1/1/0027'])(
    'says that "%s" is no date, and yields nothing',
    text => {
      expect(dateDraft.read(text)).toBe('')
      expect(dateDraft.problem(text)).toBe(`“${text}” is not a date. Write it as 01/31/2027.`)
    },
  )

  it('knows today, and lets nothing be nothing', () => {
    expect(dateDraft.read('Today')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect([dateDraft.read(''), dateDraft.problem('')]).toEqual(['', undefined])
  })

  it('writes a date with the month first', () => {
    expect(['2027-01-12', '', '2027-02-30'].map(dateDraft.write)).toEqual(['01/12/2027', '', ''])
  })
})
