import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announceAll } from '../testing/announce.ts'
import type { OutboxRecord } from './agency-event.ts'
import { EventNumbers } from './event-numbers.ts'

const client = new MongoClient(process.env['MONGODB_URI'] ?? '', { monitorCommands: true })
const events = client.db(`test_events_${randomUUID().slice(0, 8)}`)

beforeAll(() => new EventNumbers(events).prepare())
afterAll(async () => {
  await events.dropDatabase()
  await client.close()
})

const written = (count: number) =>
  announceAll(events, { ids: Array.from({ length: count }, (_, index) => String(index)) })
const waiting = () =>
  events
    .collection<OutboxRecord>('outbox')
    .find({ number: { $exists: false } })
    .sort({ _id: 1 })
    .toArray()
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

it('numbers what came together with one write, and one for the counter', async () => {
  await written(200)
  const [first, ...came] = await waiting()
  const numbers = new EventNumbers(events)
  if (first) await numbers.number([first])
  let writes = 0
  client.on('commandStarted', ({ commandName }) => {
    writes += Number(commandName === 'update')
  })
  const numbered = await numbers.number(came)
  expect(writes).toBe(2)
  expect(numbered.map(({ number }) => number)).toEqual(from(2, 199))
})

it('takes the numbers that another gateway gave to some of them meanwhile', async () => {
  await written(10)
  const came = await waiting()
  const ours = new EventNumbers(events)
  const theirs = new EventNumbers(events)
  await theirs.number(came.slice(0, 4))
  expect((await ours.number(came)).map(({ number }) => number)).toEqual(from(201, 10))
  expect((await theirs.number(came.slice(4))).map(({ number }) => number)).toEqual(from(205, 6))
  expect(await ours.lastOf('agency-harbor')).toBe(210)
})

it('leaves out those that are gone, and gives what comes after a number of its own', async () => {
  await written(3)
  const came = await waiting()
  await events.collection<OutboxRecord>('outbox').deleteOne({ _id: came[1]?._id ?? ({} as never) })
  const numbered = await new EventNumbers(events).number(came)
  expect(numbered.map(({ id }) => id)).toEqual(['0', '2'])
  expect(new Set(numbered.map(({ number }) => number)).size).toBe(2)
})

it('numbers the events of each agency by themselves', async () => {
  for (const agencyId of ['one', 'two']) await announceAll(events, { agencyId, ids: [agencyId] })
  const numbers = new EventNumbers(events)
  expect((await numbers.number(await waiting())).map(({ number }) => number)).toEqual([1, 1])
  for (const agencyId of ['one', 'two', 'one']) await announceAll(events, { agencyId, ids: [agencyId] })
  expect((await numbers.number(await waiting())).map(({ number }) => number)).toEqual([2, 2, 3])
})
