import { afterEach, expect, it } from 'vitest'
import { csvDay, csvTime } from './csv-dates'
import { showTimesIn } from './shown-time-zone'

afterEach(() => showTimesIn(undefined))

it('writes an instant by the agency’s clock', () => {
  showTimesIn('America/Los_Angeles')
  expect(csvTime('2026-01-02T07:59:00Z')).toBe('2026-01-01 23:59')
  expect(csvDay('2026-01-02T08:00:00Z')).toBe('2026-01-02')
})

it('leaves a policy date, which has no zone, and writes nothing for what is no date', () => {
  showTimesIn('Pacific/Pago_Pago')
  expect([csvDay('2026-12-22'), csvDay('soon'), csvTime('')]).toEqual(['2026-12-22', '', ''])
})
