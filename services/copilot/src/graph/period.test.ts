import { describe, expect, it } from 'vitest'
import { daysOf, isWithin } from './period.ts'
import type { Period } from './question.ts'

describe('a period', () => {
  // A Wednesday.
  const today = '2026-11-25'
  it.each<[Period, object]>([
    [
      { unit: 'DAY', from: 0, to: 30 },
      { from: '2026-11-25', to: '2026-12-25' },
    ],
    [{ unit: 'DAY', to: -1 }, { to: '2026-11-24' }],
    [
      { unit: 'WEEK', from: 0, to: 0 },
      { from: '2026-11-23', to: '2026-11-29' },
    ],
    [
      { unit: 'MONTH', from: 1, to: 1 },
      { from: '2026-12-01', to: '2026-12-31' },
    ],
    [
      { unit: 'QUARTER', from: -1, to: -1 },
      { from: '2026-07-01', to: '2026-09-30' },
    ],
    [
      { unit: 'YEAR', from: 1, to: 1 },
      { from: '2027-01-01', to: '2027-12-31' },
    ],
    [{ from: '2026-12-01' }, { from: '2026-12-01' }],
  ])('%j', (period, days) => expect(daysOf(period, today)).toEqual(days))

  it('has its first and its last day, and no record without a day', () => {
    const period: Period = { unit: 'MONTH', from: 0, to: 0 }
    expect(['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map(day => isWithin(day, period, today))).toEqual([
      ...[false, true, true, false],
    ])
    expect(isWithin(null, period, today)).toBe(false)
    expect(isWithin(null, undefined, today)).toBe(true)
  })
})
