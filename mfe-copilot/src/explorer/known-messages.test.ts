import { expect, it } from 'vitest'
import { knownMessages } from './known-messages'

const numbers = (...given: number[]) => knownMessages(given.map(number => ({ number }))).map(({ number }) => number)

it('puts messages in their order, each once', () => {
  expect(numbers(3, 4, 1, 2, 3)).toEqual([1, 2, 3, 4])
})

it('leaves out what lies before a gap', () => {
  expect(numbers(1, 2, 5, 6)).toEqual([5, 6])
  expect(numbers(1, 3, 5, 6)).toEqual([5, 6])
})

it('keeps a message as it came last', () => {
  const [message] = knownMessages([
    { number: 1, isWithdrawn: false },
    { number: 1, isWithdrawn: true },
  ])
  expect(message?.isWithdrawn).toBe(true)
})

it('knows nothing of nothing', () => {
  expect(numbers()).toEqual([])
})
