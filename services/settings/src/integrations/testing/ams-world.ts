import {
  type CallContext,
  inTenantScope,
  type JobDefinition,
  mutation,
  type OutboxEvent,
  type SubgraphDefinition,
} from '@coverdesk/kit'
import {
  type ProductQuestion,
  runJob,
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
} from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { afterAll, beforeAll, vi } from 'vitest'
import { settings } from '../../subgraph.ts'
import { maya } from '../../testing/settings-subgraph.ts'
import { followOutgoing } from '../outgoing/follow-outgoing.ts'
import { syncIntegrations } from '../sync/sync-job.ts'
import { undoSyncs } from '../undo/undo-job.ts'
import { type HawksoftSimulator, startHawksoftSimulator } from './hawksoft-simulator.ts'
import { type MadeUpClient, madeUpClients } from './made-up-clients.ts'
import { type NowcertsSimulator, startNowcertsSimulator } from './nowcerts-simulator.ts'

interface World {
  /** The subgraphs that keep accounts and policies, as they are. */
  accounts: SubgraphDefinition
  policies: SubgraphDefinition
  clients?: readonly MadeUpClient[]
  /**
   * Who runs the jobs of settings: this world, as soon as they begin; settings, as in the product; or a process of the test's
   * own. By default the world.
   */
  jobs?: 'AT_ONCE' | 'AS_IN_THE_PRODUCT' | 'ELSEWHERE'
}

/** What a test reads of a run. */
export interface RunAnswer {
  id: string
  type: string
  state: string
  lastError: string | null
  entitiesSynced: number
  initiatorType: string
  initiatorId: string | null
  canUndo: boolean
  undo: { state: string; undone: number; kept: number } | null
  counts: ({ recordType: string } & Record<string, number>)[]
}

export interface ChangeAnswer {
  recordType: string
  outcome: string
  name: string
  foreignId: string
  recordId: string | null
  path: string | null
  reason: string | null
  undo: string | null
  keptBecause: string | null
  fields: {
    field: string
    label: string
    before: string | null
    after: string | null
    isCleared: boolean
    isConflict: boolean
  }[]
  candidates: {
    recordId: string
    name: string
    reasons: string[]
    fields: { label: string; here: string | null; there: string | null }[]
  }[]
}

const run = `id type state lastError entitiesSynced initiatorType initiatorId canUndo undo { state undone kept }
  counts { recordType created changed matched unchanged duplicates conflicts skipped sent }`
const whole = `id version type state lastSyncedAt nextSyncAt lastFailure syncLogs { ${run} } currentRun { ${run} } preview { ${run} }
  configuration { hawksoft { agencyId } nowcerts { username enableSyncTasks enableSyncCalls } }`
const changes = `items { recordType outcome name foreignId recordId path reason undo keptBecause
  fields { field label before after isCleared isConflict } candidates { recordId name reasons fields { label here there } } } total endCursor`

export interface IntegrationAnswer {
  id: string
  version: number
  type: string
  state: string
  lastSyncedAt: string | null
  nextSyncAt: string | null
  lastFailure: string | null
  syncLogs: RunAnswer[]
  currentRun: RunAnswer | null
  preview: RunAnswer | null
  configuration: {
    hawksoft: { agencyId: string } | null
    nowcerts: { username: string; enableSyncTasks: boolean; enableSyncCalls: boolean } | null
  }
}

/**
 * Settings, accounts and policies, each behind HTTP, and both systems on the loopback. In the gateway's place a stand-in passes
 * questions and commands on to the subgraph that they are for.
 */
export function useAmsWorld({ accounts, policies, clients = madeUpClients(40), jobs = 'AT_ONCE' }: World) {
  let product: TestProduct
  const subgraphs: TestSubgraph[] = []
  const world = {
    nowcerts: undefined as unknown as NowcertsSimulator,
    hawksoft: undefined as unknown as HawksoftSimulator,
    /** What servicing and communication answer, by id. */
    requests: new Map<string, object>(),
    calls: new Map<string, object>(),
    accounts: undefined as unknown as TestSubgraph,
    policies: undefined as unknown as TestSubgraph,
    settings: undefined as unknown as TestSubgraph,
    /** What a process needs to ask the product, and to open credentials. */
    environment: () => ({ ...product.environment, credentialKey }),
  }

  const answer = ({ caller, query, variables }: ProductQuestion): object | Promise<object> => {
    if (query.includes('timeZone')) return { data: { agency: { timeZone: 'America/Los_Angeles' } } }
    if (query.includes('policiesWithLiveCertificates')) return { data: { policiesWithLiveCertificates: [] } }
    if (query.includes('serviceRequest('))
      return { data: { serviceRequest: world.requests.get(String(variables['id'])) ?? null } }
    if (query.includes('call(')) return { data: { call: world.calls.get(String(variables['id'])) ?? null } }
    const { requestId: _, ...asking } = caller
    return (/yncedAccounts\(|PolicyAccount\(/.test(query) ? world.accounts : world.policies).ask(
      asking,
      query,
      variables,
    )
  }

  beforeAll(async () => {
    product = await startTestProduct(answer)
    world.nowcerts = await startNowcertsSimulator(clients)
    world.hawksoft = await startHawksoftSimulator(clients)
    const start = async (definition: SubgraphDefinition, environment = {}) => {
      // All models of this process have one connection: it goes to the database of the subgraph that starts last.
      await mongoose.disconnect()
      const started = await startTestSubgraph(definition, { ...product.environment, ...environment })
      subgraphs.push(started)
      return started
    }
    // Jobs are those of the subgraph that starts last.
    world.accounts = await start(quiet(accounts))
    world.policies = await start(quiet(policies))
    world.settings = await start(
      { ...settings, jobs: jobsFor(jobs) },
      {
        CREDENTIAL_KEYS: `test:${credentialKey}`,
        SMTP_URL: 'smtp://127.0.0.1:1',
        SEED: 'demo',
        NOWCERTS_URL: `${world.nowcerts.url}/api`,
        HAWKSOFT_URL: world.hawksoft.url,
        HAWKSOFT_CLIENT_ID: world.hawksoft.vendor.clientId,
        HAWKSOFT_CLIENT_SECRET: world.hawksoft.vendor.secret,
      },
    )
  })
  afterAll(async () => {
    for (const subgraph of subgraphs.reverse()) await subgraph.close()
    await world.nowcerts.close()
    await world.hawksoft.close()
    await product.close()
  })

  const ask = <Data>(query: string, variables?: object) => world.settings.data<Data>(maya, query, variables)
  const integration = async (id: string): Promise<IntegrationAnswer> =>
    (await ask<{ integration: IntegrationAnswer }>(`query ($id: ID!) { integration(id: $id) { ${whole} } }`, { id }))
      .integration
  const ended = async (id: string) =>
    vi.waitFor(
      async () => {
        const current = await integration(id)
        if (current.currentRun) throw new Error('It still runs.')
        return current
      },
      { timeout: 45_000, interval: 100 },
    )
  const begin = async (mutation: 'syncIntegration' | 'previewIntegration', id: string) => {
    await ask(`mutation ($id: ID!) { ${mutation}(id: $id) { id } }`, { id })
    return runAtOnce(syncIntegrations, id)
  }
  const runAtOnce = async (job: JobDefinition, id: string) => {
    const { currentRun } = await integration(id)
    if (jobs === 'AT_ONCE' && currentRun) await runJob(job, { runId: currentRun.id }, maya.agencyId)
    return ended(id)
  }

  return Object.assign(world, {
    ask,
    integration,
    ended,
    async connect(input: object): Promise<IntegrationAnswer> {
      const document = `mutation ($input: CreateIntegrationInput!) { createIntegration(input: $input) { ${whole} } }`
      return (await ask<{ createIntegration: IntegrationAnswer }>(document, { input })).createIntegration
    },
    /** @returns the message and the wrong fields of a connection that is refused */
    async refusal(input: object) {
      const document = 'mutation ($input: CreateIntegrationInput!) { createIntegration(input: $input) { id } }'
      const { message, extensions } = await world.settings.failure(maya, document, { input })
      return { message, code: extensions.code, validationErrors: extensions['validationErrors'] }
    },
    nowcertsInput: (given: object = {}) => ({
      type: 'AMS_NOWCERTS',
      nowcerts: { ...world.nowcerts.user, ...given },
    }),
    update: (id: string, input: object) =>
      ask(`mutation ($id: ID!, $input: UpdateIntegrationInput!) { updateIntegration(id: $id, input: $input) { id } }`, {
        id,
        input,
      }),
    remove: (id: string) => ask('mutation ($id: ID!) { removeIntegration(id: $id) }', { id }),
    /** A request or a call has changed; the consumer has heard of it. */
    async happens(typename: 'ServiceRequest' | 'Call', recordId: string): Promise<void> {
      const event = { typename, id: recordId, agencyId: maya.agencyId } as OutboxEvent
      const note = mutation('test/happens', async () => followOutgoing.handle(event))
      await inTenantScope(maya.agencyId, () => note(null, { ...maya, requestId: 'test' } as CallContext))
    },
    /** Syncs, and says how it went. */
    async sync(id: string): Promise<RunAnswer> {
      const { syncLogs } = await begin('syncIntegration', id)
      return syncLogs[0] as RunAnswer
    },
    async preview(id: string): Promise<RunAnswer> {
      return (await begin('previewIntegration', id)).preview as RunAnswer
    },
    async undo(runId: string, id: string): Promise<RunAnswer> {
      await ask('mutation ($id: ID!) { undoSyncRun(id: $id) { id } }', { id: runId })
      const { syncLogs } = await runAtOnce(undoSyncs, id)
      return syncLogs.find(log => log.id === runId) as RunAnswer
    },
    async changes(runId: string, filter: object = {}): Promise<ChangeAnswer[]> {
      const document = `query ($id: ID!, $filter: SyncChangeFilter, $after: String) {
        syncRun(id: $id) { changes(first: 100, after: $after, filter: $filter) { ${changes} } }
      }`
      const found: ChangeAnswer[] = []
      let after: string | null = null
      do {
        const page: { syncRun: { changes: { items: ChangeAnswer[]; endCursor: string | null } } } = await ask(
          document,
          {
            ...{ id: runId, filter, after },
          },
        )
        found.push(...page.syncRun.changes.items)
        after = page.syncRun.changes.endCursor
      } while (after)
      return found
    },
  })
}

const credentialKey = Buffer.alloc(32, 11).toString('base64')

/** In the world's own hands they only have their names, by which they are enqueued. */
const jobsFor = (jobs: World['jobs']) => {
  const own = settings.jobs ?? []
  if (jobs === 'AT_ONCE') return own.map(({ name }) => ({ name, run: async () => undefined }))
  return jobs === 'ELSEWHERE' ? [] : own
}

/** Without what it does by itself: the subgraphs share a database here, and one of them has the jobs. */
const quiet = ({
  jobs: _,
  consumers: __,
  seed: ___,
  migrations: ____,
  ...definition
}: SubgraphDefinition): SubgraphDefinition => definition

/** The counts of one kind that are not zero. */
export const countsOf = ({ counts }: RunAnswer, recordType: string): Record<string, number> => {
  const { recordType: _, ...found } = counts.find(count => count.recordType === recordType) ?? { recordType }
  return Object.fromEntries(Object.entries(found as Record<string, number>).filter(([, count]) => count !== 0))
}
