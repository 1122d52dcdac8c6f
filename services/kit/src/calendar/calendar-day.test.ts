import { afterEach, describe, expect, it } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { calendarEnvironment, shiftCalendar, todayIn } from './calendar-day.ts'

afterEach(() => shiftCalendar({ CLOCK_SHIFT_DAYS: 0, NODE_ENV: 'test' }))

describe('the day that it is', () => {
  it.each([
    ['America/Los_Angeles', '2027-03-01T07:59:59Z', '2027-02-28'],
    ['America/Los_Angeles', '2027-03-01T08:00:00Z', '2027-03-01'],
    // Summer time has started.
    ['America/Los_Angeles', '2027-03-15T07:00:00Z', '2027-03-15'],
    ['America/New_York', '2027-01-01T04:59:59Z', '2026-12-31'],
    ['Pacific/Kiritimati', '2027-01-01T10:00:00Z', '2027-01-02'],
  ])('in %s at %s is %s', (timeZone, now, day) => {
    expect(todayIn(timeZone, new Date(now))).toBe(day)
  })

  it('can be another one for whoever tries what happens then', () => {
    shiftCalendar({ CLOCK_SHIFT_DAYS: 366, NODE_ENV: 'development' })
    expect(todayIn('America/Los_Angeles', new Date('2027-03-01T08:00:00Z'))).toBe('2028-03-01')
    shiftCalendar({ CLOCK_SHIFT_DAYS: -1, NODE_ENV: 'development' })
    expect(todayIn('America/Los_Angeles', new Date('2027-03-01T08:00:00Z'))).toBe('2027-02-28')
  })

  it('is never another one in production', () => {
    expect(() => shiftCalendar({ CLOCK_SHIFT_DAYS: 1, NODE_ENV: 'production' })).toThrow(
      'must not be set in production',
    )
    expect(readEnvironment(calendarEnvironment, {})).toEqual({ CLOCK_SHIFT_DAYS: 0 })
    expect(() => readEnvironment(calendarEnvironment, { CLOCK_SHIFT_DAYS: 'soon' })).toThrow('a whole number of days')
  })
})
