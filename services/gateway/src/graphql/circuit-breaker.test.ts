import { setImmediate as settled } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const isDown = async () => false

async function fail(circuit: CircuitBreaker, times = 1) {
  for (let failures = 0; failures < times; failures++) circuit.failed()
  await settled()
}

async function opened() {
  const circuit = new CircuitBreaker(isDown)
  await fail(circuit, 5)
  return circuit
}

it('lets everything through while calls are answered now and then', async () => {
  const circuit = new CircuitBreaker(isDown)
  for (let call = 0; call < 20; call++) {
    await fail(circuit)
    if (call % 4 === 3) circuit.answered()
    expect(circuit.allows()).toBe(true)
  }
})

it('lets nothing through for 2 s after five failures in a row, then one call at a time', async () => {
  const circuit = await opened()
  expect(circuit.allows(1_999)).toBe(false)
  expect(circuit.allows(2_000)).toBe(true)
  expect(circuit.allows(2_001)).toBe(false)
  vi.setSystemTime(2_100)
  await fail(circuit)
  expect(circuit.allows(4_000)).toBe(false)
  expect(circuit.allows(4_100)).toBe(true)
})

it('is as good as new once a call is answered', async () => {
  const circuit = await opened()
  circuit.answered()
  expect(circuit.allows(1)).toBe(true)
  await fail(circuit)
  expect(circuit.allows(3)).toBe(true)
})

it('stays closed however many calls fail while the service says that it is ready', async () => {
  const circuit = new CircuitBreaker(async () => true)
  for (let round = 0; round < 10; round++) {
    await fail(circuit, 7)
    expect(circuit.allows()).toBe(true)
  }
})

it('closes as soon as the service says that it is ready again', async () => {
  const answers = [false, true]
  const circuit = new CircuitBreaker(async () => answers.shift() ?? false)
  await fail(circuit, 5)
  expect(circuit.allows()).toBe(false)
  await fail(circuit)
  expect(circuit.allows()).toBe(true)
})

it('asks the service once at a time, and lets calls through until it is known to be down', async () => {
  const asked: ((isReady: boolean) => void)[] = []
  const circuit = new CircuitBreaker(() => new Promise(resolve => asked.push(resolve)))
  await fail(circuit, 8)
  expect(asked).toHaveLength(1)
  expect(circuit.allows()).toBe(true)
  asked[0]?.(false)
  await settled()
  expect(circuit.allows()).toBe(false)
})

it('stays closed when a call was answered while the service was asked', async () => {
  const asked: ((isReady: boolean) => void)[] = []
  const circuit = new CircuitBreaker(() => new Promise(resolve => asked.push(resolve)))
  await fail(circuit, 5)
  circuit.answered()
  asked[0]?.(false)
  await fail(circuit, 4)
  expect(circuit.allows()).toBe(true)
})
