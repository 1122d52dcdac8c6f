import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

const fail = (breaker: CircuitBreaker, times: number, address = 'one') => {
  for (let time = 0; time < times; time += 1) breaker.failed(address)
}

describe('the circuit breaker', () => {
  it('keeps calls away after five failures in a row, from this address only', () => {
    const breaker = new CircuitBreaker()
    fail(breaker, 4)
    expect(breaker.mayCall('one')).toBe(true)
    fail(breaker, 1)
    expect(breaker.mayCall('one')).toBe(false)
    expect(breaker.mayCall('two')).toBe(true)
  })

  it('counts failures in a row only', () => {
    const breaker = new CircuitBreaker()
    fail(breaker, 4)
    breaker.succeeded('one')
    fail(breaker, 4)
    expect(breaker.mayCall('one')).toBe(true)
  })

  it('lets one call try after its pause, and all of them once that went well', async () => {
    const breaker = new CircuitBreaker(30)
    fail(breaker, 5)
    await wait(40)
    expect(breaker.mayCall('one')).toBe(true)
    expect(breaker.mayCall('one')).toBe(false)
    breaker.succeeded('one')
    expect(breaker.mayCall('one')).toBe(true)
  })

  it('pauses again when the trial fails', async () => {
    const breaker = new CircuitBreaker(30)
    fail(breaker, 5)
    await wait(40)
    expect(breaker.mayCall('one')).toBe(true)
    fail(breaker, 1)
    expect(breaker.mayCall('one')).toBe(false)
  })
})
