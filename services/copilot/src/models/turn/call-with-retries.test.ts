import { describe, expect, it } from 'vitest'
import { callWithRetries } from './call-with-retries.ts'

const retries = { attempts: 2, firstWaitMs: 1, maxWaitMs: 10 }

describe('a provider that is down', () => {
  it('is left alone after five failures, and no one else is', async () => {
    let calls = 0
    const call = async () => {
      calls += 1
      return { result: {}, thrown: { error: new Error('connect ECONNREFUSED') } }
    }
    const signal = new AbortController().signal
    const attempt = (address: string) => callWithRetries({ address, signal, retries, onFailure: () => {}, call })
    for (const _ of [1, 2, 3, 4]) expect(await attempt('http://down')).toMatchObject({ outcome: 'FAILED' })
    expect(calls).toBe(5)
    await attempt('http://other')
    expect(calls).toBe(7)
  })

  it('is no matter of what goes wrong here', async () => {
    const broken = callWithRetries({
      address: 'http://here',
      signal: new AbortController().signal,
      onFailure: () => {},
      call: () => Promise.reject(new Error('The database is down.')),
    })
    await expect(broken).rejects.toThrow('The database is down.')
  })
})
