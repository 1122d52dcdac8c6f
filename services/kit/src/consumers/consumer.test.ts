import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { auditEntries } from '../audit/audit-collections.ts'
import { ownDatabase } from '../database.ts'
import type { OutboxEvent } from '../outbox/outbox.ts'
import { currentAgencyId } from '../scope.ts'
import { agencyId, copies, countUp, numbered, once, seen, tell, useTestConsumers } from './testing/test-consumers.ts'

const { consumer } = useTestConsumers()

describe('a consumer', () => {
  it('handles each event of its types once, in the scope of its agency', async () => {
    const agencies: string[] = []
    consumer({
      async handle({ id }) {
        agencies.push(currentAgencyId())
        await countUp(id)
      },
    })
    await tell(['before'])
    await seen(once(['before']))
    await tell(['x'], 'SomethingElse')
    await tell(['later', 'and later'])
    await seen(once(['and later', 'before', 'later']))
    expect(new Set(agencies)).toEqual(new Set([agencyId]))
  })

  it('also handles what was told before it was there', async () => {
    await tell(['early'])
    consumer()
    await seen(once(['early']))
  })

  it('continues where it was, and sees nothing twice', async () => {
    await consumer().close()
    const first = consumer()
    await tell(numbered(5))
    await seen(once(numbered(5)))
    await first.close()
    await tell(['while it was away'])
    consumer()
    await seen(once([...numbered(5), 'while it was away']))
  })

  it('leaves its place behind what was not for it: no start goes through that again', async () => {
    const placeOf = async () => (await ownDatabase().collection('consumerPositions').findOne())?.['token']
    const first = consumer()
    await tell(['for it'])
    await seen(once(['for it']))
    await first.close()
    const handled = await placeOf()
    await tell(['not for it'], 'SomethingElse')
    await vi.waitFor(
      async () => {
        const next = consumer()
        // The database says how far a quiet stream has come every 5 s.
        await sleep(6_000)
        await next.close()
        expect(await placeOf()).not.toEqual(handled)
      },
      { timeout: 50_000 },
    )
  })

  it('has its changes audited under its name', async () => {
    consumer()
    await tell(['audited'])
    await seen(once(['audited']))
    const [entry] = await auditEntries(ownDatabase()).find({ operation: 'consumer:copies' }).sort({ _id: -1 }).toArray()
    expect(entry).toMatchObject({ requestId: 'request-1', changes: [{ after: { of: 'audited' } }] })
  })

  it('handles an event again that failed, and undoes what it had done', async () => {
    let tries = 0
    consumer({
      async handle({ id }) {
        await countUp(id)
        tries += 1
        if (tries < 3) throw new Error('not yet')
      },
    })
    await tell(['stubborn'])
    await seen(once(['stubborn']))
    expect(tries).toBe(3)
  })
})

describe('several replicas of a consumer', () => {
  it('handle each event once', async () => {
    let handled = 0
    const handle = async ({ id }: OutboxEvent) => {
      handled += 1
      await countUp(id)
    }
    for (let replica = 0; replica < 3; replica += 1) consumer({ handle })
    for (const id of numbered(20)) await tell([id])
    await seen(once(numbered(20)))
    expect(handled).toBe(20)
  })

  it('go on when the one that handles ends', async () => {
    const replicas = [consumer({}, 1_500), consumer({}, 1_500)]
    await tell(['first'])
    await seen(once(['first']))
    await Promise.all(replicas.map((replica, index) => (index === 0 ? replica.close() : undefined)))
    await tell(['second'])
    await seen(once(['first', 'second']))
  })

  it('refuse what one does that has lost its lease', async () => {
    let handle: (() => void) | undefined
    let starts = 0
    consumer({
      async handle({ id }) {
        starts += 1
        if (starts === 1) {
          await new Promise<void>(resolve => {
            handle = resolve
          })
        }
        await countUp(id)
      },
    })
    await tell(['contested'])
    await vi.waitFor(() => expect(starts).toBe(1), { timeout: 10_000 })
    // Another replica takes over, as after a pause that was longer than the lease.
    await ownDatabase()
      .collection('leases')
      .updateMany({}, { $set: { until: new Date(0) } })
    consumer()
    await seen(once(['contested']))
    handle?.()
    for (const id of ['later 1', 'later 2', 'later 3']) {
      await tell([id])
      await vi.waitFor(async () => expect(await copies()).toContainEqual({ of: id, times: 1 }), { timeout: 10_000 })
    }
    await seen(once(['contested', 'later 1', 'later 2', 'later 3']))
    expect(starts).toBe(1) // The one that has lost its lease handles nothing more.
  })
})

describe('a place in the stream that is gone', () => {
  it.each([
    ['that the database no longer knows', { _data: '82000000000000000000' }],
    ['that is none', null],
  ])('%s is no loss: the outbox is gone through', async (_, token) => {
    const first = consumer()
    await tell(numbered(3))
    await seen(once(numbered(3)))
    await first.close()
    await tell(['missed'])
    await ownDatabase().collection('consumerPositions').updateMany({}, { $set: { token } })
    consumer()
    await seen(once([...numbered(3), 'missed']))
    await tell(['next'])
    await seen(once([...numbered(3), 'missed', 'next']))
  })
})

it('tells whether its loop continues', () => {
  expect(consumer().isHealthy).toBe(true)
})
