import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AutoRetry } from './auto-retry'
import { noteConnectionBack } from './connection'
import type { Failure } from './failure'

const failureOf = (code: string): Failure => ({
  message: 'Accounts isn’t responding.',
  code,
  requestId: undefined,
  validationErrors: [],
  current: null,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Counts the tries; each fails again with the same code. */
function failing(code: string) {
  const tries = vi.fn(() => autoRetry.follow(failureOf(code)))
  const autoRetry = new AutoRetry(tries)
  autoRetry.follow(failureOf(code))
  return { autoRetry, tries }
}

it('tries again after a second, then less often, and never less than every seven seconds', () => {
  const { autoRetry, tries } = failing('SUBGRAPH_UNAVAILABLE')
  vi.advanceTimersByTime(1_300)
  expect(tries).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(tries.mock.calls.length).toBeGreaterThan(8)
  expect(tries.mock.calls.length).toBeLessThan(20)
  autoRetry.stop()
  const before = tries.mock.calls.length
  vi.advanceTimersByTime(60_000)
  expect(tries).toHaveBeenCalledTimes(before)
})

it('tries at once when the connection is back', () => {
  const { autoRetry, tries } = failing('NETWORK')
  noteConnectionBack()
  expect(tries).toHaveBeenCalledTimes(1)
  autoRetry.stop()
})

it('does not repeat a request that the server refused', () => {
  const { tries } = failing('VALIDATION_FAILED')
  vi.advanceTimersByTime(60_000)
  noteConnectionBack()
  expect(tries).not.toHaveBeenCalled()
})

it('stops with an answer, and begins with short waits at the next outage', () => {
  const { autoRetry, tries } = failing('NETWORK')
  vi.advanceTimersByTime(20_000)
  autoRetry.follow(undefined)
  const before = tries.mock.calls.length
  vi.advanceTimersByTime(60_000)
  expect(tries).toHaveBeenCalledTimes(before)
  autoRetry.follow(failureOf('NETWORK'))
  vi.advanceTimersByTime(1_300)
  expect(tries).toHaveBeenCalledTimes(before + 1)
  autoRetry.stop()
})
