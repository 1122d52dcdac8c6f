import { mongo } from 'mongoose'
import { expect, it, vi } from 'vitest'
import { outOfTime } from './errors.ts'
import { preparePatiently } from './prepare-patiently.ts'

const log = { info: vi.fn() }
const failing = (error: Error, times: number) => {
  const work = vi.fn(async () => undefined)
  for (let time = 0; time < times; time += 1) work.mockRejectedValueOnce(error)
  return work
}

it('is done in the end, however often time runs out', async () => {
  const pauses: number[] = []
  const work = failing(outOfTime('We couldn’t write this document in time. Try again.'), 8)
  await preparePatiently(work, log, async milliseconds => pauses.push(milliseconds))
  expect(work).toHaveBeenCalledTimes(9)
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  const slowDatabase = failing(new mongo.MongoNetworkTimeoutError('connection timed out', {}), 1)
  await preparePatiently(slowDatabase, log, async () => undefined)
  expect(slowDatabase).toHaveBeenCalledTimes(2)
})

it('ends with a defect, which no timeLimits heals', async () => {
  const work = failing(new TypeError('x is not a function'), 1)
  await expect(preparePatiently(work, log, async () => undefined)).rejects.toThrow('x is not a function')
})
