import { Schema, Types } from 'mongoose'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { forUser } from './call-context.ts'
import { closeDatabase, connectDatabase, ownDatabase } from './database.ts'
import { enqueue } from './jobs/enqueue.ts'
import { createLogger } from './logger.ts'
import { defineTenantModel } from './models.ts'
import { runMutation } from './mutation/run-mutation.ts'
import type { RunningService } from './run-process.ts'
import { inTenantScope } from './scope.ts'
import { nameSharedDatabases, sharedDatabase } from './shared-databases.ts'
import { type SubgraphDefinition, startSubgraph } from './subgraph.ts'
import { testDatabases } from './testing/test-database-names.ts'
import { freePort } from './testing/test-subgraph.ts'

const { own, ...sharedDatabases } = testDatabases('background')
const Order = defineTenantModel('testOrdersAtTheEnd', new Schema<{ text: string }>({ text: String }), {
  typename: 'Order',
})
const agencyId = String(new Types.ObjectId())

/** A handler that never ends. */
let isWaiting = false
const standStill = () => {
  isWaiting = true
  return new Promise<void>(() => undefined)
}

const typeDefs = 'type Query { nothing: String }'
const base: SubgraphDefinition = {
  name: 'background',
  modules: [{ typeDefs, resolvers: { Query: { nothing: forUser(() => null) } } }],
}

let running: RunningService | undefined
async function start(definition: Partial<SubgraphDefinition>) {
  const port = await freePort()
  const keys = `test:${Buffer.alloc(32, 7).toString('base64')}`
  const secrets = { COVERDESK_SECRET: 'x'.repeat(32), CREDENTIAL_KEYS: keys }
  const environment = { ...process.env, ...secrets, PORT: String(port) }
  const surroundings = { log: createLogger('background', 'silent'), environment, database: own, sharedDatabases }
  running = await startSubgraph({ ...base, ...definition }, surroundings)
}
afterEach(async () => {
  await running?.close()
  running = undefined
})
afterAll(async () => {
  nameSharedDatabases(sharedDatabases)
  await connectDatabase(process.env['MONGODB_URI'] ?? '', own)
  await Promise.all([ownDatabase().dropDatabase(), sharedDatabase('events').dropDatabase()])
  await closeDatabase()
})

const mutate = (work: () => Promise<unknown>) =>
  inTenantScope(agencyId, () =>
    runMutation({ operation: 'test', requestId: 'r', agencyId, isAlwaysAudited: false }, work),
  )

describe('the end', () => {
  it('comes within 3 s, whatever consumers and jobs do', async () => {
    await start({
      consumers: [{ name: 'endless', types: ['OrderCreated'], handle: standStill }],
      jobs: [{ name: 'endless', run: standStill }],
    })
    await mutate(async () => {
      await Order.create({ text: 'y' })
      await enqueue('endless', {})
    })
    await vi.waitFor(() => expect(isWaiting).toBe(true), { timeout: 10_000 })
    const started = performance.now()
    await running?.close()
    expect(performance.now() - started).toBeLessThan(3_000)
    running = undefined
  })
})
