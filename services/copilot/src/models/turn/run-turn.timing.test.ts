import { describe, expect, it } from 'vitest'
import { useModelDatabase } from '../testing/model-database.ts'
import { models, useTurns } from '../testing/provider-turns.ts'

useModelDatabase()

describe.each(models)('a turn with %s', (provider, model) => {
  const { server, said, take, rows, outcomes } = useTurns(provider, model)

  it('tries again when nothing of an answer comes in time', async () => {
    server().replies({ silentMs: 2_000, text: ['Late.'] }, { text: ['In time.'] })
    expect(await take({ times: { firstMs: 300, totalMs: 6_000 } })).toMatchObject({ text: 'In time.' })
    expect(await outcomes()).toEqual(['TIMED_OUT', 'ANSWERED'])
  })

  it('falls back when an answer never ends', async () => {
    server().replies({ text: ['On and', ' on'], hangAfter: 2 })
    const turn = await take({ times: { firstMs: 400, totalMs: 700 } })
    expect(turn.notice).toContain('didn’t answer in time')
    expect(await rows()).toMatchObject([{ outcome: 'TIMED_OUT', isEstimated: true }])
  })

  it('stops at once, leaves the provider, and counts the call', async () => {
    server().replies({ text: ['On and', ' on', ' and'], hangAfter: 2 })
    const stop = new AbortController()
    const turn = take({ signal: stop.signal })
    await expect.poll(() => said.length).toBeGreaterThan(0)
    const stopped = performance.now()
    stop.abort(new Error('Stopped by the person.'))
    await expect(turn).rejects.toThrow('Stopped by the person.')
    expect(performance.now() - stopped).toBeLessThan(500)
    await expect.poll(() => server().left).toBe(1)
    const [row] = await rows()
    expect(row).toMatchObject({ outcome: 'STOPPED', isEstimated: true })
    expect(row?.inputTokens).toBeGreaterThan(10)
    expect(server().asked).toHaveLength(1)
  })

  it('stops while it waits to try again', async () => {
    server().replies({ status: 429, headers: { 'retry-after': '2' } })
    const stop = new AbortController()
    const turn = take({ signal: stop.signal })
    await expect.poll(outcomes).toEqual(['RATE_LIMITED'])
    stop.abort(new Error('Stopped by the person.'))
    await expect(turn).rejects.toThrow('Stopped by the person.')
    expect(server().asked).toHaveLength(1)
  })
})
