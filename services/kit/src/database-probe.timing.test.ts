import { describe, expect, it, vi } from 'vitest'
import { databaseProbe } from './database-probe.ts'

function deferred() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>(done => {
    resolve = done
  })
  return { promise, resolve }
}

describe('a health check of the database', () => {
  it('takes 1 s when the database stands still, with one ping however often it is asked', async () => {
    const { promise, resolve: answer } = deferred()
    const ping = vi.fn(() => promise)
    const answers = databaseProbe(ping)
    const startedAt = performance.now()
    expect(await Promise.all([answers(), answers(), answers()])).toEqual([false, false, false])
    expect(performance.now() - startedAt).toBeLessThan(2_000)
    expect(ping).toHaveBeenCalledOnce()
    const late = answers()
    answer()
    expect(await late).toBe(true)
    expect(await answers()).toBe(true)
    expect(ping).toHaveBeenCalledTimes(2)
  })
})
