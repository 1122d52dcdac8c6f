import { demoAgencies } from '@coverdesk/kit'
import {
  type ProductQuestion,
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
} from '@coverdesk/kit/testing'
import { afterAll, beforeAll } from 'vitest'
import { servicingSubgraph } from '../subgraph.ts'

export const us = { agencyId: demoAgencies.harborPoint.id, userId: '660000000000000000000001' }
export const them = { agencyId: demoAgencies.canary.id, userId: '660000000000000000000100' }
export const colleague = '660000000000000000000002'
export const formerColleague = '660000000000000000000003'
export const heron = '67a000000000000000000001'
export const otherAccount = '67a000000000000000000002'
export const heronPolicy = '67d000000000000000000001'

/** What accounts, policies and settings answer; a test may rename. */
export interface TestWorld {
  accounts: Record<string, string>
  policies: Record<string, string>
  users: { id: string; name: string; state: string }[]
  /** Whether the other areas answer. */
  isDown: boolean
}

const newWorld = (): TestWorld => ({
  accounts: { [heron]: 'Heron Hardware', [otherAccount]: 'Osprey Optics' },
  policies: { [heronPolicy]: heron },
  users: [
    { id: us.userId, name: 'Nora Quill', state: 'ACTIVE' },
    { id: colleague, name: 'Sam Okafor', state: 'ACTIVE' },
    { id: formerColleague, name: 'Gil Marsh', state: 'DISABLED' },
  ],
  isDown: false,
})

function answer(world: TestWorld, { caller, query, variables }: ProductQuestion): object {
  if (world.isDown) return { errors: [{ message: 'Not now.', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] }
  const isOurs = caller.agencyId === us.agencyId
  if (query.includes('agencyUsers')) return { data: { agencyUsers: isOurs ? world.users : [] } }
  const id = String(variables['id'])
  if (query.includes('businessPolicy')) {
    const accountId = isOurs ? world.policies[id] : undefined
    return { data: { businessPolicy: accountId ? { id, account: { id: accountId } } : null } }
  }
  const name = isOurs ? world.accounts[id] : undefined
  return { data: { account: name ? { id, details: { name } } : null } }
}

const whole = /* GraphQL */ `
  fragment Whole on ServiceRequest {
    id version type state customerName clientName clientEmail clientPhone details dueAt closedAt
    account { id } businessPolicy { id } assignee { id }
    resolution { notes files { name url } }
    addAdditionalInsured { name relationship address { line1 city zone postalCode } }
    cancelPolicy { policyId reason }
    createCertificate { name additionalInsured additionalInsuredRelationship additionalInsuredRelationshipDescription }
    documentRequest { type }
    endorsePolicy { policyId }
    question { policyId question type }
    comments { total items { content agencyUser { id } } }
    versionHistory {
      version updateTypes updateInitiatorType updateInitiatorId reason
      snapshot { assignee { id } resolutionNotes dueAt }
    }
  }
`

/** What the tests read of a request. */
export interface RequestAnswer {
  id: string
  version: number
  type: string
  state: string
  customerName: string | null
  assignee: { id: string } | null
  dueAt: string | null
  resolution: { notes: string; files: { name: string; url: string }[] } | null
  comments: { total: number; items: { content: string; agencyUser: { id: string } }[] }
  versionHistory: { version: number; updateTypes: string[]; reason: string | null; snapshot: object }[]
  [field: string]: unknown
}

const withWhole = (operation: string) => `${operation} ${whole}`
export const documents = {
  read: withWhole('query ($id: ID!) { serviceRequest(id: $id) { ...Whole } }'),
  list: 'query ($search: String, $filter: ServiceRequestFilter, $sort: ServiceRequestSort) { serviceRequests(search: $search, filter: $filter, sort: $sort) { total items { id customerName } } }',
  create: withWhole(
    'mutation ($input: CreateServiceRequestInput!) { createServiceRequest(input: $input) { ...Whole } }',
  ),
  update: withWhole(
    'mutation ($id: ID!, $version: Int!, $input: UpdateServiceRequestInput!) { updateServiceRequest(id: $id, version: $version, input: $input) { ...Whole } }',
  ),
  resolve: withWhole(
    'mutation ($id: ID!, $version: Int!, $input: ResolveServiceRequestInput!) { resolveServiceRequest(id: $id, version: $version, input: $input) { ...Whole } }',
  ),
  reopen: withWhole(
    'mutation ($id: ID!, $version: Int!, $input: ReopenServiceRequestInput!) { reopenServiceRequest(id: $id, version: $version, input: $input) { ...Whole } }',
  ),
  comment:
    'mutation ($id: ID!, $input: ServiceRequestCommentInput!) { addServiceRequestComment(serviceRequestId: $id, input: $input) { content } }',
}

/** Runs the subgraph for the tests of one file, with made-up accounts, policies and people around it. */
export function useServicingSubgraph() {
  const world = newWorld()
  let product: TestProduct
  let subgraph: TestSubgraph
  beforeAll(async () => {
    product = await startTestProduct(question => answer(world, question))
    subgraph = await startTestSubgraph(servicingSubgraph, product.environment)
  })
  afterAll(async () => {
    await subgraph.close()
    await product.close()
  })
  const data = async (document: keyof typeof documents, variables: object): Promise<RequestAnswer> => {
    const answered = await subgraph.data<Record<string, RequestAnswer>>(us, documents[document], variables)
    return Object.values(answered)[0] as RequestAnswer
  }
  return {
    world,
    subgraph: () => subgraph,
    data,
    create: (input: object) => data('create', { input }),
    read: (id: string) => data('read', { id }),
    list: async (variables: object) =>
      (
        await subgraph.data<{ serviceRequests: { total: number; items: { id: string; customerName: string }[] } }>(
          us,
          documents.list,
          variables,
        )
      ).serviceRequests,
    failure: (document: keyof typeof documents, variables: object, caller: { agencyId: string; userId: string } = us) =>
      subgraph.failure(caller, documents[document], variables),
    /** Messages by field, of an operation that is refused. */
    wrong: async (document: keyof typeof documents, variables: object) => {
      const { extensions } = await subgraph.failure(us, documents[document], variables)
      const errors = (extensions['validationErrors'] ?? []) as { path: string; message: string }[]
      return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
    },
  }
}
