import { expect, it } from 'vitest'
import { csvDay, csvTime } from './csv-dates.ts'

it.each([
  ['2026-01-02T07:59:00Z', 'America/Los_Angeles', '2026-01-01 23:59'],
  ['2026-01-02T08:00:00Z', 'America/Los_Angeles', '2026-01-02 00:00'],
  ['2026-12-22T22:05:00Z', 'Pacific/Auckland', '2026-12-23 11:05'],
])('a file says of %s in %s: %s', (instant, timeZone, written) => {
  expect(csvTime(new Date(instant), timeZone)).toBe(written)
  expect(csvDay(new Date(instant), timeZone)).toBe(written.slice(0, 10))
})
