import { describe, expect, it } from 'vitest'
import { daysBetween, today, yearAfter } from './agency-day'

describe('days of the calendar', () => {
  it('today is the day where the agency is', () => {
    const instant = new Date('2026-11-22T03:00:00Z')
    expect(today('America/Los_Angeles', instant)).toBe('2026-11-21')
    expect(today('Pacific/Auckland', instant)).toBe('2026-11-22')
  })

  it('a policy of a year ends on the same day, the 29th of February on the 28th', () => {
    expect(yearAfter('2026-11-22')).toBe('2027-11-22')
    expect(yearAfter('2028-02-29')).toBe('2029-02-28')
  })

  it('are counted across changes of the clock', () => {
    expect(daysBetween('2026-10-30', '2026-11-02')).toBe(3)
  })
})
