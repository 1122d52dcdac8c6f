import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AccountBatch } from './account-batch'

let batch: AccountBatch
let asked: Set<string>
const come = (id: string) => batch.join({ id, tell: ids => asked.add(ids.join(' ')) })

beforeEach(() => {
  vi.useFakeTimers()
  batch = new AccountBatch()
  asked = new Set()
})
afterEach(() => vi.useRealTimers())

it('asks once for all rows and columns of a page, at once, and for no more than the server answers for', () => {
  for (const id of ['b', 'a', 'b', 'a']) come(id)
  vi.advanceTimersByTime(0)
  expect([...asked]).toEqual(['a b'])
  for (let number = 0; number < 150; number += 1) come(String(number))
  vi.advanceTimersByTime(150)
  expect([...asked].map(ids => ids.split(' ').length)).toEqual([2, 100, 50])
})

it('gathers the rows that come as someone scrolls, and leaves out those that are gone by then', () => {
  come('a')
  vi.advanceTimersByTime(0)
  const leave = come('b')
  vi.advanceTimersByTime(50)
  leave()
  come('c')
  vi.advanceTimersByTime(50)
  come('d')
  vi.advanceTimersByTime(50)
  expect([...asked]).toEqual(['a', 'c d'])
})
