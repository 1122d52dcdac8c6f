import { afterEach, expect, it, vi } from 'vitest'
import { dateDraft } from '../form/date-text'
import { formatDate, formatDateTime } from './dates'
import { showTimesIn, todayIn } from './shown-time-zone'

const lateOnNewYearsEve = '2027-01-01T09:30:00.000Z'

afterEach(() => {
  showTimesIn(undefined)
  vi.useRealTimers()
})

it('shows an instant in the agency’s zone, wherever the reader is', () => {
  showTimesIn('Pacific/Honolulu')
  expect(formatDate(lateOnNewYearsEve)).toBe('Dec 31, 2026')
  expect(formatDateTime(lateOnNewYearsEve)).toBe('Dec 31, 2026, 11:30 PM')
  showTimesIn('Pacific/Kiritimati')
  expect(formatDate(lateOnNewYearsEve)).toBe('Jan 1, 2027')
})

it('does not move a policy date', () => {
  showTimesIn('Pacific/Honolulu')
  expect(formatDate('2027-01-01')).toBe('Jan 1, 2027')
})

it('“today” is the agency’s day', () => {
  vi.useFakeTimers({ now: Date.parse(lateOnNewYearsEve) })
  showTimesIn('Pacific/Honolulu')
  expect([todayIn(), dateDraft.read('today')]).toEqual(['2026-12-31', '2026-12-31'])
  showTimesIn('Pacific/Kiritimati')
  expect([todayIn(), dateDraft.read('today')]).toEqual(['2027-01-01', '2027-01-01'])
  expect(todayIn('Pacific/Honolulu')).toBe('2026-12-31')
})
