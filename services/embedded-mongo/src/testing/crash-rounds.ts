import { setTimeout as sleep } from 'node:timers/promises'
import { MongoClient } from 'mongodb'
import { expect } from 'vitest'
import { kill, startProcess } from './database-process.ts'
import { Listener } from './listener.ts'
import { temporaryFolder } from './test-mongo.ts'
import { Writers } from './writers.ts'

/** Writes in each second, and how many are acknowledged before each kill. */
const rate = 50
const leastPerRound = 60
/** Milliseconds in which a killed database is ready again. */
const maxStart = 10_000

/**
 * Kills the database under a load of single writes and of transactions over two collections, starts it again, and looks
 * each time whether it kept its promises.
 */
export async function crashRounds(rounds: number): Promise<void> {
  const folder = await temporaryFolder()
  let database = await startProcess(folder.path)
  const client = new MongoClient(database.uri)
  const writers = new Writers(client.db('test'), rate)
  const enduring = await Listener.open(database.uri)
  let resumed = await Listener.open(database.uri)
  try {
    for (let round = 0; round < rounds; round++) {
      const before = writers.acknowledged.size
      writers.start()
      await expect.poll(() => writers.acknowledged.size - before, { timeout: 30_000 }).toBeGreaterThan(leastPerRound)
      await sleep(Math.random() * 100)
      await kill(database.child)
      await resumed.close()
      const begin = performance.now()
      database = await startProcess(folder.path, database.port)
      await client.db('test').command({ ping: 1 })
      expect(performance.now() - begin).toBeLessThan(maxStart)
      resumed = await resumed.again(database.uri)
      await writers.stop()
      await check(writers, [enduring, resumed])
    }
  } finally {
    await writers.stop()
    await Promise.all([enduring.close(), resumed.close()])
    await client.close()
    await kill(database.child)
    await folder.remove()
  }
}

async function check(writers: Writers, listeners: Listener[]) {
  const stored = await writers.stored()
  expect([...writers.acknowledged].filter(key => !stored.has(key))).toEqual([])
  const { left, right, total } = await writers.transfers()
  expect(left).toEqual(right)
  expect(total).toBe(left.length)
  const expected = [...stored, ...right.map(id => `right ${id}`)].sort()
  for (const listener of listeners) {
    await expect.poll(() => listener.totals, { timeout: 30_000 }).toBe(total)
    await expect.poll(() => listener.heard.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(expected.length)
    expect(listener.heard.toSorted()).toEqual(expected)
  }
}
