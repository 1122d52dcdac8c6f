import { expect, it } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

const opened = () => {
  const circuit = new CircuitBreaker()
  for (let failures = 0; failures < 5; failures++) circuit.failed(0)
  return circuit
}

it('lets everything through while calls succeed now and then', () => {
  const circuit = new CircuitBreaker()
  for (let call = 0; call < 20; call++) {
    circuit.failed(0)
    if (call % 4 === 3) circuit.succeeded()
    expect(circuit.allows(0)).toBe(true)
  }
})

it('lets nothing through for 2 s after five failures in a row, then one call at a time', () => {
  const circuit = opened()
  expect(circuit.allows(1_999)).toBe(false)
  expect(circuit.allows(2_000)).toBe(true)
  expect(circuit.allows(2_001)).toBe(false)
  circuit.failed(2_100)
  expect(circuit.allows(4_000)).toBe(false)
  expect(circuit.allows(4_100)).toBe(true)
})

it('is as good as new once a call succeeds', () => {
  const circuit = opened()
  circuit.succeeded()
  expect(circuit.allows(1)).toBe(true)
  circuit.failed(2)
  expect(circuit.allows(3)).toBe(true)
})
