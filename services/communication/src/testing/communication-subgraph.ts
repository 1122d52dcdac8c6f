import { demoAgencies } from '@coverdesk/kit'
import {
  type ProductQuestion,
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
} from '@coverdesk/kit/testing'
import { afterAll, beforeAll } from 'vitest'
import { considerJob } from '../email-record/consider-job.ts'
import { communicationSubgraph } from '../subgraph.ts'
import { signedAsRetell } from '../voice/retell/retell-signature.ts'

/** Who calls. */
interface Person {
  agencyId: string
  userId: string
}

export const us: Person = { agencyId: demoAgencies.harborPoint.id, userId: '660000000000000000000001' }
export const them: Person = { agencyId: demoAgencies.canary.id, userId: '660000000000000000000100' }
export const heron = '67a000000000000000000001'
export const osprey = '67a000000000000000000002'
export const apiKey = 'key_of_the_voice_provider'
export const ourAgent = 'agent_ours'
export const theirNumber = '+12125550100'

/** What accounts and servicing answer; a test may change it. */
interface TestWorld {
  accounts: Record<string, string>
  /** Merged accounts: the id of the removed account, and the account that was kept. */
  merged: Record<string, string>
  /** By number: the accounts that have it. */
  numbers: Record<string, string[]>
  /** By request: its source. */
  sources: Record<string, { type: string; id: string } | null>
  isDown: boolean
}

function answer(world: TestWorld, { query, variables }: ProductQuestion): object {
  if (world.isDown) return { errors: [{ message: 'Not now.', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] }
  const named = (asked: string) => {
    const id = world.merged[asked] ?? asked
    const name = world.accounts[id]
    return name ? { id, details: { name } } : null
  }
  const id = String(variables['id'])
  if (query.includes('accountsByPhone')) {
    return { data: { accountsByPhone: (world.numbers[String(variables['phone'])] ?? []).map(named) } }
  }
  if (query.includes('serviceRequest(')) return { data: { serviceRequest: { source: world.sources[id] ?? null } } }
  return { data: { account: named(id) } }
}

export interface CallAnswer {
  id: string
  status: string
  [field: string]: unknown
}

const whole = `id version status customerName accountName account { id } fromName fromNumber startedAt endedAt
  disconnectionReason recordingUrl recording { state peaks seconds } sentiment successful summary serviceRequests { id }
  transcript { role content toolCallId toolName toolArgumentsJson }`

export const documents = {
  read: `query ($id: ID!) { call(id: $id) { ${whole} } }`,
  list: `query ($search: String, $filter: CallFilter, $sort: CallSort, $first: Int, $after: String) {
    calls(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) { total endCursor items { ${whole} } } }`,
  log: `mutation ($input: LogCallInput!, $idempotencyKey: String) {
    logCall(input: $input, idempotencyKey: $idempotencyKey) { ${whole} } }`,
  link: `mutation ($id: ID!, $accountId: ID) { linkCall(id: $id, accountId: $accountId) { ${whole} } }`,
}

/** What a call asks for is tested in `asks`; here it would change calls while tests look at them. */
const considered = { name: considerJob, run: async () => undefined }
const withoutConsidering = {
  ...communicationSubgraph,
  jobs: [...(communicationSubgraph.jobs ?? []).filter(({ name }) => name !== considerJob), considered],
}

/** Runs the subgraph for the tests of one file, with made-up accounts and requests around it. */
export function useCommunicationSubgraph(environment: Record<string, string> = {}) {
  const world: TestWorld = {
    accounts: { [heron]: 'Heron Hardware', [osprey]: 'Osprey Optics' },
    ...{ merged: {}, numbers: {}, sources: {}, isDown: false },
  }
  let product: TestProduct
  let subgraph: TestSubgraph
  beforeAll(async () => {
    product = await startTestProduct(question => answer(world, question))
    subgraph = await startTestSubgraph(withoutConsidering, {
      ...product.environment,
      RETELL_API_KEY: apiKey,
      RETELL_AGENCIES: `${ourAgent}=${us.agencyId},${theirNumber}=${them.agencyId}`,
      RETELL_RECORDING_HOSTS: '127.0.0.1',
      ...environment,
    })
  })
  afterAll(async () => {
    await subgraph.close()
    await product.close()
  })
  const list = async (variables: object = {}, caller = us) =>
    (
      await subgraph.data<{ calls: { total: number; endCursor: string | null; items: CallAnswer[] } }>(
        caller,
        documents.list,
        variables,
      )
    ).calls
  return {
    world,
    subgraph: () => subgraph,
    list,
    /** The only call whose caller’s words begin so. */
    find: async (search: string, caller = us) => (await list({ search }, caller)).items[0],
    read: async (id: string) => (await subgraph.data<{ call: CallAnswer }>(us, documents.read, { id })).call,
    log: async (input: object, idempotencyKey?: string) =>
      (await subgraph.data<{ logCall: CallAnswer }>(us, documents.log, { input, idempotencyKey })).logCall,
    link: async (id: string, accountId: string | null) =>
      (await subgraph.data<{ linkCall: CallAnswer }>(us, documents.link, { id, accountId })).linkCall,
    /** Messages by field, of an operation that is refused. */
    wrong: async (document: keyof typeof documents, variables: object) => {
      const { extensions } = await subgraph.failure(us, documents[document], variables)
      const errors = (extensions['validationErrors'] ?? []) as { path: string; message: string }[]
      return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
    },
    /** As Retell delivers. @returns the status */
    deliver: (delivery: object, at?: number) => {
      const body = JSON.stringify(delivery)
      return subgraph.deliver('retell', body, signedAsRetell(apiKey, body, at))
    },
  }
}
