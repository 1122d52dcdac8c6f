import { Timestamp } from 'bson'
import { expect, test } from 'vitest'
import { asTimestamp, ClusterClock, fromTimestamp, startOf, timeAt, timeBytes } from './cluster-time.ts'

test('moments only go up, also when the system’s clock goes back', () => {
  const ahead = startOf(new Date(Date.now() + 3_600_000))
  const clock = new ClusterClock(ahead)
  expect([clock.next(), clock.next()]).toEqual([ahead + 1, ahead + 2])
  const behind = new ClusterClock(startOf(new Date(0)))
  expect(behind.next()).toBeGreaterThanOrEqual(startOf(new Date(Date.now() - 1_000)))
})

test('a moment is the same as a timestamp and in bytes, in the same order', () => {
  const moment = fromTimestamp(new Timestamp({ t: 1_800_000_000, i: 7 }))
  expect(asTimestamp(moment)).toEqual(new Timestamp({ t: 1_800_000_000, i: 7 }))
  expect(timeAt(timeBytes(moment))).toBe(moment)
  expect(Buffer.compare(timeBytes(moment), timeBytes(moment + 1))).toBe(-1)
})
