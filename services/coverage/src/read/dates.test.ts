import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOrderOf, datesIn } from './dates.ts'

const daysIn = (...parameters: Parameters<typeof datesIn>) => datesIn(...parameters).map(({ day }) => day)
const months = 'January February March April May June July August September October November December'.split(' ')

describe('dates', () => {
  it.each([
    'March 1, 2027',
    'March 1st, 2027',
    'MAR 1 2027',
    'Mar. 1, 2027',
    '1 March 2027',
    '1 Mar 2027',
    '1-Mar-2027',
    '01-MAR-27',
    '01MAR2027',
    'the 1st day of March, 2027',
    '3/1/2027',
    '03/01/27',
    '03-01-2027',
    '3.1.2027',
    '2027-03-01',
    '2027/03/01',
  ])('%s is March 1', written => expect(daysIn(written)).toEqual(['2027-03-01']))

  it('are both found in a period', () =>
    expect(daysIn('07/01/2027 to 07/01/2028 at 12:01 A.M.')).toEqual(['2027-07-01', '2028-07-01']))

  it.each(['13/13/2027', '2/30/2027', '1/2/3', '555-01-2027-9', 'Form 12-07', '$1,000,000'])('%s is none', text =>
    expect(daysIn(text)).toEqual([]),
  )

  it('keep the order of their document', () => {
    expect(daysIn('04/03/2027', 'MONTH_FIRST')).toEqual(['2027-04-03'])
    expect(daysIn('04/03/2027', 'DAY_FIRST')).toEqual(['2027-03-04'])
  })

  it('that only one order allows are that one', () =>
    expect(daysIn('25/03/2027', 'MONTH_FIRST')).toEqual(['2027-03-25']))

  it('tell the order of a document by a number above 12', () => {
    expect(dateOrderOf(['04/03/2027', 'due 25/03/2027'])).toBe('DAY_FIRST')
    expect(dateOrderOf(['04/03/2027', 'due 03/25/2027'])).toBe('MONTH_FIRST')
    expect(dateOrderOf(['04/03/2027'])).toBe('MONTH_FIRST')
  })

  it('are read back in every notation', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    const notations: ((year: string, month: string, day: string) => string)[] = [
      (y, m, d) => `${y}-${m}-${d}`,
      (y, m, d) => `${m}/${d}/${y}`,
      (y, m, d) => `${Number(m)}/${Number(d)}/${y}`,
      (y, m, d) => `${months[Number(m) - 1]} ${Number(d)}, ${y}`,
      (y, m, d) => `${Number(d)} ${months[Number(m) - 1]?.slice(0, 3)} ${y}`,
    ]
    fc.assert(
      fc.property(day, fc.constantFrom(...notations), (date, write) => {
        const iso = date.toISOString().slice(0, 10)
        const [y = '', m = '', d = ''] = iso.split('-')
        expect(daysIn(`effective ${write(y, m, d)}, at noon`)).toEqual([iso])
      }),
    )
  })

  it('never break on any text', () =>
    fc.assert(
      fc.property(fc.string(), text => {
        for (const { day } of datesIn(text)) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      }),
    ))
})
