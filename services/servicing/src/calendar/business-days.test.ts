import { describe, expect, it } from 'vitest'
import { businessDayAfter } from './business-days.ts'
import { isFederalHoliday } from './federal-holidays.ts'
import { startOfDay } from './start-of-day.ts'

describe('a business day', () => {
  it.each([
    ['2026-11-23', 0, '2026-11-23', 'a Monday is one itself'],
    ['2026-11-28', 0, '2026-11-30', 'a Saturday leads to Monday'],
    ['2026-11-28', 1, '2026-11-30', 'the first one after a Saturday is Monday'],
    ['2026-11-27', 1, '2026-11-30', 'after Friday comes Monday'],
    ['2026-11-25', 1, '2026-11-27', 'Thanksgiving is between'],
    ['2026-12-24', 1, '2026-12-28', 'Christmas is a Friday'],
    ['2026-11-20', 5, '2026-11-30', 'five of them pass a weekend and Thanksgiving'],
  ])('from %s on, number %i is %s: %s', (day, count, expected) =>
    expect(businessDayAfter(day, count, [])).toBe(expected),
  )

  it('is not one on which the agency is closed', () => {
    expect(businessDayAfter('2026-11-25', 1, ['2026-11-27', '2026-11-30'])).toBe('2026-12-01')
    expect(businessDayAfter('2026-11-25', 0, ['2026-11-25'])).toBe('2026-11-27')
  })
})

/** As the Office of Personnel Management publishes them. */
const published = {
  2026: '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
  2022: '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
}

it.each(Object.entries(published))('the federal holidays of %s are observed on the published days', (year, days) => {
  const all = Array.from({ length: 366 }, (_, day) =>
    new Date(Date.UTC(Number(year), 0, 1 + day)).toISOString().slice(0, 10),
  )
  const observed = all.filter(day => day.startsWith(year) && isFederalHoliday(day)).map(day => day.slice(5))
  expect([...new Set(observed)].join(' ')).toBe(days)
})

it.each([
  ['2026-11-24', 'America/Los_Angeles', '2026-11-24T08:00:00.000Z'],
  ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
  ['2026-11-01', 'America/Chicago', '2026-11-01T05:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, instant) => expect(startOfDay(day, zone).toISOString()).toBe(instant))
