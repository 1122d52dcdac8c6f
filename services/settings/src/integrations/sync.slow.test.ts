import { sharedDatabase } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { expect, it, onTestFinished, vi } from 'vitest'
import { accountsSubgraph } from '../../../accounts/src/subgraph.ts'
import { registerJobNames } from '../../../kit/src/jobs/enqueue.ts'
import { kitFile, startChild, type TestChild } from '../../../kit/src/testing/child.ts'
import { policiesSubgraph } from '../../../policies/src/subgraph.ts'
import { countsOf, useAmsWorld } from './testing/ams-world.ts'
import { madeUpClients } from './testing/made-up-clients.ts'

const clients = madeUpClients(5_000)
const world = useAmsWorld({ accounts: accountsSubgraph, policies: policiesSubgraph, clients, jobs: 'ELSEWHERE' })

/** Short, so that a dead process's run is soon another's. */
const leaseMs = 2_000
const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** A process that runs syncs, as settings' own does. */
function startSyncs(): TestChild {
  const { GATEWAY_URL, COVERDESK_SECRET, credentialKey } = world.environment()
  const names = {
    own: mongoose.connection.name,
    events: sharedDatabase('events').databaseName,
    gateway: sharedDatabase('gateway').databaseName,
  }
  const product = { GATEWAY_URL, COVERDESK_SECRET, NODE_ENV: 'test' }
  return startChild(`
    import { openDatabase, ownDatabase } from ${kitFile('database.ts')}
    import { nameService } from ${kitFile('service-name.ts')}
    import { nameSharedDatabases } from ${kitFile('shared-databases.ts')}
    import { useTestAuditKeys } from ${kitFile('testing/test-audit-keys.ts')}
    import { useKeyRing } from ${kitFile('credentials/data-keys.ts')}
    import { KeyRing } from ${kitFile('credentials/key-ring.ts')}
    import { configureGatewayClient } from ${kitFile('product/product-address.ts')}
    import { registerJobNames } from ${kitFile('jobs/enqueue.ts')}
    import { startJobs } from ${kitFile('jobs/start-jobs.ts')}
    import { createLogger } from ${kitFile('logger.ts')}
    import { useAmsAdapters } from ${here('./systems/ams-adapters.ts')}
    import { syncIntegrations } from ${here('./sync/sync-job.ts')}

    nameService('settings')
    const { own, ...shared } = ${JSON.stringify(names)}
    nameSharedDatabases(shared)
    await openDatabase(${JSON.stringify(process.env['MONGODB_URI'])}, own)
    useTestAuditKeys()
    useKeyRing(new KeyRing([['test', Buffer.from(${JSON.stringify(credentialKey)}, 'base64')]]))
    configureGatewayClient(${JSON.stringify(product)})
    useAmsAdapters({ nowcertsUrl: ${JSON.stringify(`${world.nowcerts.url}/api`)}, hawksoft: null })
    registerJobNames(['sync-integration'])
    await startJobs([syncIntegrations], ownDatabase(), createLogger('settings', 'silent'), ${leaseMs})
    process.send('ready')
  `)
}

const tenMinutes = 600_000

it(
  '5,000 clients come once each, though the process is killed five times, tokens expire and the other system is in trouble',
  async () => {
    registerJobNames(['sync-integration'])
    const { id } = await world.connect(world.nowcertsInput())
    const begin = 'mutation ($id: ID!) { syncIntegration(id: $id) { currentRun { id } } }'
    const { syncIntegration } = await world.ask<{ syncIntegration: { currentRun: { id: string } } }>(begin, { id })
    const runId = syncIntegration.currentRun.id
    const counted = async () => {
      const run = await mongoose.connection.collection('syncRuns').findOne({ _id: new mongoose.Types.ObjectId(runId) })
      return Number(run?.['entitiesSynced'])
    }
    for (const enough of [40, 1_500, 3_700, 6_200, 9_900]) {
      const child = startSyncs()
      await vi.waitFor(async () => expect(await counted()).toBeGreaterThan(enough), {
        timeout: tenMinutes,
        interval: 20,
      })
      await child.kill()
      world.nowcerts.expireTokens()
      Object.assign(world.nowcerts.faults, { serverErrors: 2, tooManyRequests: 2, truncatedPages: 1, movingRecords: 3 })
    }
    const last = startSyncs()
    onTestFinished(() => last.kill())
    const integration = await vi.waitFor(
      async () => {
        const current = await world.integration(id)
        expect(current.currentRun).toBeNull()
        return current
      },
      { timeout: tenMinutes, interval: 1_000 },
    )
    const [run] = integration.syncLogs
    expect(run).toMatchObject({ state: 'COMPLETED', lastError: null })
    const policies = clients.flatMap(client => client.policies).length
    expect(countsOf(run as never, 'ACCOUNT')['created']).toBe(5_000)
    expect(countsOf(run as never, 'POLICY')['created']).toBe(policies)
    const collection = (name: string) => mongoose.connection.collection(name)
    expect(await collection('accounts').countDocuments()).toBe(5_000)
    expect(await collection('businessPolicies').countDocuments()).toBe(policies)
    expect(await collection('syncedAccountRecords').countDocuments({ recordType: 'ACCOUNT' })).toBe(5_000)
    expect(await collection('syncChanges').countDocuments({ outcome: 'CREATED', recordType: 'ACCOUNT' })).toBe(5_000)
  },
  2 * tenMinutes,
)
