import { expect, it } from 'vitest'
import { dayThere, localTime, momentThere } from './days-there.ts'

it('a day has no zone', () => {
  expect(dayThere('2024-10-08T00:00:00')).toBe('2024-10-08')
  expect(dayThere('2024-10-08T00:00:00Z')).toBe('2024-10-08')
  expect(dayThere('soon')).toBeNull()
})

it('a time without a zone is the agency’s own, also around a change of clocks', () => {
  const los = (time: string) => momentThere(time, 'America/Los_Angeles')?.toISOString()
  expect(los('2026-07-01T09:00:00')).toBe('2026-07-01T16:00:00.000Z')
  expect(los('2026-12-01T09:00:00')).toBe('2026-12-01T17:00:00.000Z')
  expect(los('2026-11-01T03:30:00')).toBe('2026-11-01T11:30:00.000Z')
  expect(los('2026-07-01T09:00:00Z')).toBe('2026-07-01T09:00:00.000Z')
  expect(los('never')).toBeUndefined()
})

it('a moment is written as the agency’s clock shows it', () => {
  expect(localTime(new Date('2026-12-02T03:00:00Z'), 'America/Los_Angeles')).toBe('2026-12-01T19:00:00')
})
