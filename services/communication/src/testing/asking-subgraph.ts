import {
  type ProductQuestion,
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
} from '@coverdesk/kit/testing'
import { afterAll, beforeAll } from 'vitest'
import { communicationSubgraph } from '../subgraph.ts'
import { signedAsRetell } from '../voice/retell/retell-signature.ts'
import { apiKey, heron, osprey, ourAgent, us } from './communication-subgraph.ts'

/** Works at our agency. */
const nora = { id: us.userId, name: 'Nora Quill', email: 'nora.quill@harborpoint.example', state: 'ACTIVE' }

/** A request as it was opened, with what was added later. */
export interface OpenedRequest {
  id: string
  /** Who opened it. */
  by: string
  input: Record<string, unknown> & { type: string; source: { type: string; id: string; sentence: string } }
  added: string[]
  /** How often it was marked as a complaint. */
  complaints: number
  state: 'OPEN' | 'CLOSED'
}

/** What the other areas have; a test may change it. */
interface AskingWorld {
  names: Record<string, string>
  /** Accounts by address of their own, by address of a contact, by number, and by policy number. */
  emails: Record<string, string[]>
  contacts: Record<string, string[]>
  numbers: Record<string, string[]>
  policies: Record<string, string>
  requests: OpenedRequest[]
  workspaces: { id: string; by: string; input: Record<string, unknown>; state: string; continued: string[][] }[]
  assigneeId: string | null
}

const refused = (path: string) => ({
  data: { createServiceRequest: null },
  errors: [{ message: 'No.', extensions: { code: 'VALIDATION_FAILED', validationErrors: [{ path, message: 'No.' }] } }],
})

/** As the one endpoint answers: by the fields that a document asks for. */
function answer(world: AskingWorld, { query, variables, caller }: ProductQuestion): object {
  const named = (id: string) => ({ id, details: { name: world.names[id] ?? '' } })
  const text = (name: string) => String(variables[name])
  if (query.includes('createServiceRequest')) return createRequest(world, variables, String(caller.userId))
  if (query.includes('enrichServiceRequest')) {
    const request = world.requests.find(({ id }) => id === variables['id'])
    const { details, isComplaint } = variables['input'] as { details: string; isComplaint?: boolean }
    request?.added.push(details)
    if (request && isComplaint) request.complaints += 1
    return { data: { enrichServiceRequest: { id: variables['id'] } } }
  }
  if (query.includes('createCaraWorkspace')) {
    const id = `w${world.workspaces.length + 1}`
    const input = variables['input'] as Record<string, unknown>
    world.workspaces.push({ id, by: String(caller.userId), input, state: 'IDLE', continued: [] })
    return { data: { createCaraWorkspace: { id } } }
  }
  if (query.includes('continueCaraWorkspaceOfThread')) {
    world.workspaces.find(({ id }) => id === variables['id'])?.continued.push(variables['documentIds'] as string[])
    return { data: { continueCaraWorkspaceOfThread: { id: variables['id'] } } }
  }
  if (query.includes('caraWorkspace(')) {
    const found = world.workspaces.find(({ id }) => id === variables['id'])
    const sources = ((found?.input['documentIds'] ?? []) as string[]).map(id => ({ id }))
    return { data: { caraWorkspace: found ? { state: found.state, approvals: [], sources } : null } }
  }
  if (query.includes('accountsByPhone')) {
    return { data: { accountsByPhone: (world.numbers[text('phone')] ?? []).map(named) } }
  }
  if (query.includes('contacts(')) {
    const email = text('search')
    const items = world.contacts[email] ? [{ email, accounts: { items: world.contacts[email].map(named) } }] : []
    return { data: { accountsByKeys: (world.emails[email] ?? []).map(named), contacts: { items } } }
  }
  if (query.includes('accountsByKeys')) {
    const names = variables['names'] as string[]
    const ids = Object.keys(world.names).filter(id => names.includes(world.names[id] ?? ''))
    return { data: { accountsByKeys: ids.map(named) } }
  }
  if (query.includes('businessPolicies')) {
    const found = Object.entries(world.policies).filter(([number]) => number === text('search'))
    const items = found.map(([policyNumber, id]) => ({ id: `p-${policyNumber}`, policyNumber, account: named(id) }))
    return { data: { businessPolicies: { items } } }
  }
  if (query.includes('agencyUsers') && !query.includes('serviceRequest(')) {
    return { data: { agency: { name: 'Harbor Point Insurance' }, agencyUsers: [nora] } }
  }
  if (query.includes('serviceRequest(')) {
    const found = world.requests.find(({ id }) => id === variables['id'])
    const assignee = world.assigneeId ? { id: world.assigneeId } : null
    const serviceRequest = found
      ? { type: found.input.type, state: found.state, source: found.input.source, assignee }
      : null
    return { data: { serviceRequest, agencyUsers: [nora] } }
  }
  const id = text('id')
  return { data: { account: world.names[id] ? named(id) : null } }
}

/** As servicing does: one source and sentence make one request. */
function createRequest(world: AskingWorld, variables: Record<string, unknown>, by: string): object {
  const input = variables['input'] as OpenedRequest['input']
  if (JSON.stringify(input).includes('refuse this')) return refused('details')
  const earlier = world.requests.find(
    ({ input: { source } }) => source.id === input.source.id && source.sentence === input.source.sentence,
  )
  const request: OpenedRequest = earlier ?? {
    id: `r${world.requests.length + 1}`,
    by,
    input,
    added: [],
    complaints: 0,
    state: 'OPEN',
  }
  if (!earlier) world.requests.push(request)
  return { data: { createServiceRequest: { id: request.id } } }
}

const asked = `asks { id type sentence confidence state messageId serviceRequest { id } }
  accountSuggestions { account { id } accountName reason } account { id } sentiment summary serviceRequests { id } version`
export const askDocuments = {
  call: `query ($id: ID!) { call(id: $id) { id status ${asked} } }`,
  calls: `query ($search: String) { calls(search: $search) { items { id status ${asked} } } }`,
  thread: `query ($id: ID!) { emailThread(id: $id) { id workspace { id } ${asked} } }`,
  log: `mutation ($input: LogCallInput!) { logCall(input: $input) { id } }`,
  create: 'mutation ($askId: ID!) { createRequestFromAsk(askId: $askId) { id state } }',
  dismiss: 'mutation ($askId: ID!) { dismissAsk(askId: $askId) { id state } }',
  conversations: `query ($ids: [ID!]!) { serviceRequestConversationsByIds(ids: $ids) { id calls { id } emailThreads { id } } }`,
}

export interface AskedAnswer {
  id: string
  status?: string
  account: { id: string } | null
  asks: {
    id: string
    type: string
    sentence: string
    state: string
    messageId: string | null
    serviceRequest: { id: string } | null
  }[]
  accountSuggestions: { account: { id: string }; accountName: string; reason: string }[]
  sentiment: string | null
  summary: string | null
  serviceRequests: { id: string }[]
  workspace?: { id: string } | null
  version: number
}

/** Runs the subgraph with its jobs for the tests of one file, with made-up accounts, policies, requests and workspaces around it. */
export function useAskingSubgraph(environment: Record<string, string> = {}) {
  const world: AskingWorld = {
    names: { [heron]: 'Heron Hardware', [osprey]: 'Osprey Optics' },
    ...{ emails: {}, contacts: {}, numbers: {}, policies: {}, requests: [], workspaces: [], assigneeId: null },
  }
  let product: TestProduct
  let subgraph: TestSubgraph
  beforeAll(async () => {
    product = await startTestProduct(question => answer(world, question))
    subgraph = await startTestSubgraph(communicationSubgraph, {
      ...product.environment,
      ...{ RETELL_API_KEY: apiKey, RETELL_AGENCIES: `${ourAgent}=${us.agencyId}`, RETELL_RECORDING_HOSTS: '127.0.0.1' },
      ...environment,
    })
  })
  afterAll(async () => {
    await subgraph.close()
    await product.close()
  })
  return {
    world,
    subgraph: () => subgraph,
    deliver: (delivery: object) => {
      const body = JSON.stringify(delivery)
      return subgraph.deliver('retell', body, signedAsRetell(apiKey, body))
    },
    call: async (id: string) => (await subgraph.data<{ call: AskedAnswer }>(us, askDocuments.call, { id })).call,
    /** The only call that a number finds. */
    find: async (search: string) =>
      (await subgraph.data<{ calls: { items: AskedAnswer[] } }>(us, askDocuments.calls, { search })).calls.items[0],
    thread: async (id: string) =>
      (await subgraph.data<{ emailThread: AskedAnswer }>(us, askDocuments.thread, { id })).emailThread,
    log: async (input: object) =>
      (await subgraph.data<{ logCall: { id: string } }>(us, askDocuments.log, { input })).logCall.id,
    /** Requests of a call or a thread. */
    /** By type: several are opened at once, in any order. */
    requestsOf: (id: string) =>
      world.requests
        .filter(({ input }) => input.source.id === id)
        .sort((one, other) => one.input.type.localeCompare(other.input.type)),
  }
}
