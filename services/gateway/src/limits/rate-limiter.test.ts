import { CoverdeskError } from '@coverdesk/kit'
import { describe, expect, it } from 'vitest'
import { RateLimiter } from './rate-limiter.ts'

let now = 0
const limiter = () => new RateLimiter({ burst: 3, perSecond: 0.5 }, 'Too many requests', () => now)

function refusal(take: () => void) {
  try {
    take()
  } catch (error) {
    if (error instanceof CoverdeskError) return error
    throw error
  }
  return null
}

describe('a rate limit', () => {
  it('lets a burst through, then as many as its rate', () => {
    const requests = limiter()
    for (let count = 0; count < 3; count += 1) requests.take('maya')
    expect(refusal(() => requests.take('maya'))).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many requests. Try again in 2 seconds.',
      extensions: { retryAfterSeconds: 2 },
    })
    now += 2_000
    expect(refusal(() => requests.take('maya'))).toBeNull()
    expect(refusal(() => requests.take('maya'))).not.toBeNull()
  })

  it('counts each person alone', () => {
    const requests = limiter()
    for (let count = 0; count < 3; count += 1) requests.take('maya')
    expect(refusal(() => requests.take('daniel'))).toBeNull()
  })

  it('never saves up more than a burst, neither by waiting nor by what is given back', () => {
    const requests = limiter()
    now += 3_600_000
    requests.giveBack('maya')
    for (let count = 0; count < 3; count += 1) requests.take('maya')
    expect(refusal(() => requests.take('maya'))).not.toBeNull()
    requests.giveBack('maya')
    expect(refusal(() => requests.take('maya'))).toBeNull()
  })

  it('remembers 50,000 keys, and forgets the one seen longest ago', () => {
    const requests = limiter()
    for (let count = 0; count < 3; count += 1) requests.take('first')
    for (let key = 0; key < 49_999; key += 1) requests.take(String(key))
    expect(refusal(() => requests.take('first'))).not.toBeNull()
    for (let key = 0; key < 50_000; key += 1) requests.take(`other ${key}`)
    expect(refusal(() => requests.take('first'))).toBeNull()
  })
})
