import { Schema, Types } from 'mongoose'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { forUser } from './call-context.ts'
import { closeDatabase, connectDatabase, ownDatabase } from './database.ts'
import { FencedRepository } from './jobs/fenced-repository.ts'
import { createLogger } from './logger.ts'
import { defineTenantModel } from './models.ts'
import { runMutation } from './mutation/run-mutation.ts'
import type { RunningService } from './run-process.ts'
import { inTenantScope } from './scope.ts'
import { nameSharedDatabases, sharedDatabase } from './shared-databases.ts'
import { type SubgraphDefinition, startSubgraph } from './subgraph.ts'
import { testDatabases } from './testing/test-database-names.ts'

const { own, ...sharedDatabases } = testDatabases('background')
const Order = defineTenantModel('testOrders', new Schema<{ text: string }>({ text: String }), { typename: 'Order' })
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

let url = ''
let running: RunningService | undefined
async function start(definition: Partial<SubgraphDefinition>) {
  const keys = `test:${Buffer.alloc(32, 7).toString('base64')}`
  const secrets = { COVERDESK_SECRET: 'x'.repeat(32), CREDENTIAL_KEYS: keys }
  const environment = { ...process.env, ...secrets, PORT: '1' }
  const surroundings = {
    log: createLogger('background', 'silent'),
    environment,
    port: 0,
    database: own,
    sharedDatabases,
  }
  running = await startSubgraph({ ...base, ...definition }, surroundings)
  url = `http://127.0.0.1:${running.port}`
}
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  isWaiting = false
  await running?.close()
  running = undefined
})
afterAll(async () => {
  nameSharedDatabases(sharedDatabases)
  await connectDatabase(process.env['MONGODB_URI'] ?? '', own)
  await Promise.all([ownDatabase().dropDatabase(), sharedDatabase('events').dropDatabase()])
  await closeDatabase()
})

const readiness = async () => (await fetch(`${url}/readyz`)).status
const later = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
const mutate = (work: () => Promise<unknown>) =>
  inTenantScope(agencyId, () =>
    runMutation({ operation: 'test', requestId: 'r', agencyId, isAlwaysAudited: false }, work),
  )

describe('readiness', () => {
  it('is there while consumers and jobs go on', async () => {
    await start({
      consumers: [{ name: 'calm', types: ['OrderCreated'], handle: async () => undefined }],
      jobs: [{ name: 'calm', run: async () => undefined }],
    })
    expect(await readiness()).toBe(200)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('is gone when a consumer stands still', async () => {
    await start({ consumers: [{ name: 'stuck', types: ['OrderCreated'], handle: standStill }] })
    await mutate(() => Order.create({ text: 'x' }))
    await vi.waitFor(() => expect(isWaiting).toBe(true), { timeout: 10_000 })
    expect(await readiness()).toBe(200)
    later(35_000)
    expect(await readiness()).toBe(503)
  })

  it('is gone when no one looks for jobs any more', async () => {
    vi.spyOn(FencedRepository.prototype, 'getNextJobToRun').mockReturnValue(new Promise(() => undefined))
    await start({ jobs: [{ name: 'idle', run: async () => undefined }] })
    expect(await readiness()).toBe(200)
    later(45_000)
    expect(await readiness()).toBe(503)
  })

  it('is gone without the database', async () => {
    await start({})
    await closeDatabase()
    expect(await readiness()).toBe(503)
  })
})
