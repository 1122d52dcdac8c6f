import { expect, it } from 'vitest'
import { daysAfter, daysBetween, weekdayOf, yearAfter } from './days.ts'

it.each([
  ['2026-11-22', '2027-11-22'],
  ['2028-02-29', '2029-02-28'],
  ['2027-02-28', '2028-02-28'],
  ['2026-12-31', '2027-12-31'],
])('a year after %s is %s', (day, later) => expect(yearAfter(day)).toBe(later))

it('days are counted over months and years, and backwards', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysAfter('2027-03-13', 30)).toBe('2027-04-12')
  expect(daysAfter('2027-01-01', -1)).toBe('2026-12-31')
})

it('the days between two days are whole, and negative backwards', () => {
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
  expect(daysBetween('2027-04-12', '2027-03-13')).toBe(-30)
})

it('weekdays begin with Sunday', () => expect(['2026-11-22', '2026-11-28'].map(weekdayOf)).toEqual([0, 6]))
