import { describe, expect, it } from 'vitest'
import { duePeriodVariables } from './due-periods'

const angeles = 'America/Los_Angeles'
const tuesday = new Date('2026-11-25T03:00:00Z')

describe('the period in which requests are due', () => {
  it.each([
    ['overdue', { dueBefore: '2026-11-24T08:00:00.000Z' }],
    ['today', { dueFrom: '2026-11-24T08:00:00.000Z', dueBefore: '2026-11-25T08:00:00.000Z' }],
    ['week', { dueFrom: '2026-11-24T08:00:00.000Z', dueBefore: '2026-11-29T08:00:00.000Z' }],
    ['none', { hasDueDate: false }],
  ] as const)('%s is of the agency’s calendar', (period, variables) => {
    expect(duePeriodVariables(period, angeles, tuesday)).toEqual(variables)
  })
})
