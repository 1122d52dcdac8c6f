import { expect, it } from 'vitest'
import { trialText } from './trial'

it('a trial says when it ends, and how many days are left', () => {
  expect(trialText('2026-12-06', '2026-11-22')).toBe('Your trial ends on Dec 6, 2026 · 14 days left')
  expect(trialText('2026-12-06', '2026-12-05')).toBe('Your trial ends on Dec 6, 2026 · 1 day left')
})

it('the last day belongs to the trial', () => {
  expect(trialText('2026-12-06', '2026-12-06')).toBe('Your trial ends today.')
  expect(trialText('2026-12-06', '2026-12-07')).toBe('Your trial ended on Dec 6, 2026.')
})

it('a day is counted where clocks change, too', () => {
  expect(trialText('2026-11-02', '2026-10-31')).toContain('2 days left')
})
