import { Schema, Types } from 'mongoose'
import { afterEach, expect, vi } from 'vitest'
import { ownDatabase } from '../../database.ts'
import { createLogger } from '../../logger.ts'
import { defineTenantModel } from '../../models.ts'
import { runMutation } from '../../mutation/run-mutation.ts'
import type { ConsumerDefinition } from '../../outbox/consumer-definition.ts'
import { emit } from '../../outbox/emit.ts'
import { type OutboxEvent, outboxOf } from '../../outbox/outbox.ts'
import { inTenantScope } from '../../scope.ts'
import { sharedDatabase } from '../../shared-databases.ts'
import { useTestDatabases } from '../../testing/test-database.ts'
import { Consumer } from '../consumer.ts'

export const agencyId = String(new Types.ObjectId())

/** What a consumer keeps: how often it has seen each event. */
const Copy = defineTenantModel<{ _id: Types.ObjectId; of: string; times: number }>(
  'testCopies',
  new Schema({ of: String, times: Number }) as never,
)
export const countUp = (of: string) => Copy.updateOne({ of }, { $inc: { times: 1 } }, { upsert: true }).exec()
export const copies = () =>
  inTenantScope(agencyId, () => Copy.find({}, { _id: 0, of: 1, times: 1 }).sort({ of: 1 }).lean())

export const tell = (ids: string[], type = 'Told') =>
  inTenantScope(agencyId, () =>
    runMutation({ operation: 'tell', requestId: 'request-1', agencyId, isAlwaysAudited: false }, async () => {
      for (const id of ids) emit(type, { typename: 'Thing', id, version: null, kind: 'UPDATED' })
    }),
  )
export const once = (ids: string[]) => ids.map(of => ({ of, times: 1 }))
export const seen = (expected: object[]) =>
  vi.waitFor(async () => expect(await copies()).toEqual(expected), { timeout: 20_000, interval: 50 })
export const numbered = (count: number, prefix = 'e') =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(3, '0')}`)

/** Databases of this test file's own, and consumers in them that run until the test ends. */
export function useTestConsumers() {
  const databases = useTestDatabases('consumers')
  const running: Consumer[] = []
  const consumer = (definition: Partial<ConsumerDefinition> = {}, leaseTime?: number) => {
    const whole = { name: 'copies', types: ['Told'], handle: async ({ id }: OutboxEvent) => void (await countUp(id)) }
    const started = new Consumer(
      { ...whole, ...definition },
      { own: ownDatabase(), events: sharedDatabase('events') },
      createLogger('consumers', 'silent'),
      leaseTime,
    )
    running.push(started)
    return started
  }
  afterEach(async () => {
    await Promise.all(running.splice(0).map(one => one.close()))
    for (const name of ['leases', 'consumerPositions', 'handledEvents', 'testCopies']) {
      await ownDatabase().collection(name).deleteMany({})
    }
    await outboxOf(sharedDatabase('events')).deleteMany({})
  })
  return { databases, consumer }
}
