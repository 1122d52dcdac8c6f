import { describe, expect, it } from 'vitest'
import { dateDraft } from './date-text'
import { currencyDraft, percentDraft } from './number-text'

describe('a currency input', () => {
  it.each([
    ['48210', 4_821_000, '$48,210.00'],
    ['$48,210.5', 4_821_050, '$48,210.50'],
    [' 1 250.00 USD', 125_000, '$1,250.00'],
    ['0.005', 1, '$0.01'],
    ['1.005', 101, '$1.01'],
    ['.5', 50, '$0.50'],
    ['5.', 500, '$5.00'],
    ['-20', 2000, '$20.00'],
    ['0', 0, '$0.00'],
    ['1m', 100_000_000, '$1,000,000.00'],
    ['1.5 M', 150_000_000, '$1,500,000.00'],
    ['$250k', 25_000_000, '$250,000.00'],
    ['2 million', 200_000_000, '$2,000,000.00'],
  ])('reads %s as %s cents and writes %s', (text, cents, written) => {
    expect(currencyDraft.read(text)).toBe(cents)
    expect(currencyDraft.write(cents)).toBe(written)
    expect(currencyDraft.problem(text)).toBeUndefined()
  })

  it.each(['', '  ', 'none', '.', '1.2.3', '$', 'k', '9'.repeat(20)])('yields NaN for "%s"', text => {
    expect(currencyDraft.read(text)).toBeNaN()
    expect(currencyDraft.write(Number.NaN)).toBe('')
  })

  it('accepts an empty field', () => {
    expect(currencyDraft.problem('')).toBeUndefined()
  })

  it.each(['1.2.3', 'abc', '25%', '1b', '12 months', '1.250,00', 'k'])('says that "%s" is not an amount', text => {
    expect(currencyDraft.problem(text)).toBe('Enter an amount in dollars, such as 1,250.00, 250k, or 1.5m')
    expect(currencyDraft.read(text)).toBeNaN()
  })
})

describe('a percent input', () => {
  it.each([
    ['12.5', 0.125, '12.5%'],
    ['12.5 %', 0.125, '12.5%'],
    ['7', 0.07, '7%'],
    ['1.1', 0.011, '1.1%'],
    ['100', 1, '100%'],
    ['12.345', 0.12345, '12.35%'],
    ['0', 0, '0%'],
  ])('reads %s as %s and writes %s', (text, fraction, written) => {
    expect(percentDraft.read(text)).toBe(fraction)
    expect(percentDraft.write(fraction)).toBe(written)
  })

  it.each(['', 'x', '1.2.3'])('yields NaN for "%s"', text => {
    expect(percentDraft.read(text)).toBeNaN()
  })

  it.each(['12k', '$12', '1m', '12.5,0'])('says that "%s" is not a percentage', text => {
    expect(percentDraft.problem(text)).toBe('Enter a percentage, such as 12.5')
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
