import { describe, expect, it } from 'vitest'
import { dayOf, dueHeading, instantOf, restOfWeek, timeLeft } from './due-days'

const angeles = 'America/Los_Angeles'
/** A Tuesday evening in Los Angeles, Wednesday already in UTC. */
const tuesday = new Date('2026-11-25T03:00:00Z')

describe('a due date', () => {
  it('is sent as the start of its day at the agency, or as none', () => {
    expect(instantOf('2026-11-27', angeles)).toBe('2026-11-27T08:00:00.000Z')
    expect(instantOf('2026-07-27', angeles)).toBe('2026-07-27T07:00:00.000Z')
    expect(instantOf('', angeles)).toBeNull()
  })

  it('is the day of its instant at the agency', () => {
    expect(dayOf('2026-11-27T08:00:00.000Z', angeles)).toBe('2026-11-27')
    expect(dayOf('2026-11-27T07:59:00.000Z', angeles)).toBe('2026-11-26')
    expect(dayOf(null, angeles)).toBe('')
  })

  it.each([
    ['2026-11-21', '3 days overdue'],
    ['2026-11-23', '1 day overdue'],
    ['2026-11-24', 'Today'],
    ['2026-11-25', '1 day left'],
    ['2026-11-26', '2 days left'],
  ])('on %s has %s', (day, words) => {
    expect(timeLeft(instantOf(day, angeles) ?? '', angeles, tuesday)).toBe(words)
  })

  it('is counted in days of the calendar where the clocks change', () => {
    expect(timeLeft('2026-11-02T08:00:00Z', angeles, new Date('2026-10-31T20:00:00Z'))).toBe('2 days left')
  })

  it.each([
    ['2026-11-23', 'Overdue'],
    ['2026-11-24', 'Today'],
    ['2026-11-25', 'Tomorrow'],
    ['2026-11-28', 'This week'],
    ['2026-11-29', 'Later'],
    ['', 'No due date'],
  ])('on %s is under the heading %s', (day, heading) => {
    expect(dueHeading(instantOf(day, angeles), { timeZone: angeles, onlyOpen: true }, tuesday)).toBe(heading)
  })

  it('in the past is not called overdue where closed requests are among the open ones', () => {
    const dueAt = instantOf('2026-11-23', angeles)
    expect(dueHeading(dueAt, { timeZone: angeles, onlyOpen: false }, tuesday)).toBe('Before today')
  })
})

describe('the rest of the week', () => {
  it('ends on Saturday', () => {
    expect(restOfWeek(angeles, tuesday)).toEqual({ today: '2026-11-24', end: '2026-11-29' })
  })

  it('is the whole week on a Sunday, and one day on a Saturday', () => {
    expect(restOfWeek(angeles, new Date('2026-11-29T20:00:00Z'))).toEqual({ today: '2026-11-29', end: '2026-12-06' })
    expect(restOfWeek(angeles, new Date('2026-11-28T20:00:00Z'))).toEqual({ today: '2026-11-28', end: '2026-11-29' })
  })
})
