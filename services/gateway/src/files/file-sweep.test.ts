import { createLogger, SteadyClock } from '@coverdesk/kit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startFileSweep } from './file-sweep.ts'

const minute = 60_000
const interval = 15 * minute

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

it('removes nothing while the clock is a day ahead for a moment', async () => {
  let passed = 0
  let wall = Date.now()
  const purge = vi.fn(async () => undefined)
  const clock = new SteadyClock({ wall: () => wall, monotonic: () => passed })
  const sweep = startFileSweep({ purge }, createLogger('sweep', 'silent'), clock)
  const later = async (jump = 0) => {
    passed += interval
    wall += interval + jump
    await vi.advanceTimersByTimeAsync(interval)
    return purge.mock.calls.length
  }
  expect(await later()).toBe(1)
  expect(await later(24 * 60 * minute)).toBe(1)
  expect(await later(-24 * 60 * minute)).toBe(1)
  expect(await later()).toBe(2)
  await sweep.stop()
})
