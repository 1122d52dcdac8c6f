import { describe, expect, it } from 'vitest'
import { dateHeading, datePeriodFilter } from './date-periods'

const angeles = 'America/Los_Angeles'
/** Tuesday evening in Los Angeles, Wednesday already in UTC. */
const now = new Date('2026-11-25T03:00:00Z')

describe('the period in which workspaces were updated', () => {
  it.each([
    ['today', { updatedFrom: '2026-11-24T08:00:00.000Z' }],
    ['yesterday', { updatedFrom: '2026-11-23T08:00:00.000Z', updatedBefore: '2026-11-24T08:00:00.000Z' }],
    ['week', { updatedFrom: '2026-11-17T08:00:00.000Z' }],
    // Clocks were set back on November 1.
    ['month', { updatedFrom: '2026-10-25T07:00:00.000Z' }],
    ['year', { updatedFrom: '2025-11-24T08:00:00.000Z' }],
  ] as const)('%s begins at midnight at the agency', (period, filter) => {
    expect(datePeriodFilter(period, angeles, now)).toEqual(filter)
  })
})

describe('the heading of a day', () => {
  it.each([
    ['2026-11-25T02:59:00Z', 'Today'],
    ['2026-11-24T08:00:00Z', 'Today'],
    ['2026-11-24T07:59:00Z', 'Yesterday'],
    ['2026-11-23T07:59:00Z', 'Past week'],
    ['2026-11-17T08:00:00Z', 'Past week'],
    ['2026-11-17T07:59:00Z', 'Past month'],
    ['2026-10-25T12:00:00Z', 'Past month'],
    ['2026-10-24T12:00:00Z', 'Past year'],
    ['2025-11-24T12:00:00Z', 'Past year'],
    ['2025-11-23T12:00:00Z', 'Older'],
  ])('of %s is %s', (updatedAt, heading) => {
    expect(dateHeading(updatedAt, angeles, now)).toBe(heading)
  })
})
