import { demoAgencies } from '@coverdesk/kit'
import {
  type MailSink,
  type ProductQuestion,
  startMailSink,
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
} from '@coverdesk/kit/testing'
import { afterAll, beforeAll } from 'vitest'
import { forgetAgencies } from '../references/current-agency.ts'
import { servicingSubgraph } from '../subgraph.ts'

/** Who calls. */
interface Person {
  agencyId: string
  userId: string
}

export const us: Person = { agencyId: demoAgencies.harborPoint.id, userId: '660000000000000000000001' }
export const them: Person = { agencyId: demoAgencies.canary.id, userId: '660000000000000000000100' }
export const colleague = '660000000000000000000002'
export const formerColleague = '660000000000000000000003'
export const heron = '67a000000000000000000001'
export const otherAccount = '67a000000000000000000002'
export const heronPolicy = '67d000000000000000000001'

/** What accounts, policies and settings answer; a test may change it. */
export interface TestWorld {
  accounts: Record<string, string>
  policies: Record<string, string>
  /** By id: the account, and the file of its document. */
  certificates: Record<string, { certificateNumber: string; accountId: string; fileId: string }>
  users: { id: string; name: string; email: string; state: string }[]
  /** Whether the other areas answer. */
  isDown: boolean
}

const newWorld = (): TestWorld => ({
  accounts: { [heron]: 'Heron Hardware', [otherAccount]: 'Osprey Optics' },
  policies: { [heronPolicy]: heron },
  users: [
    { id: us.userId, name: 'Nora Quill', email: 'nora@harborpoint.example', state: 'ACTIVE' },
    { id: colleague, name: 'Sam Okafor', email: 'sam@harborpoint.example', state: 'ACTIVE' },
    { id: formerColleague, name: 'Gil Marsh', email: 'gil@harborpoint.example', state: 'DISABLED' },
  ],
  certificates: {},
  isDown: false,
})

const unavailable = { errors: [{ message: 'Not now.', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] }

const isCommand = ({ query }: ProductQuestion) => query.trimStart().startsWith('mutation')

function answer(world: TestWorld, { caller, query, variables }: ProductQuestion): object {
  if (world.isDown) return unavailable
  const isOurs = caller.agencyId === us.agencyId
  if (query.includes('agency {')) {
    const timeZone = isOurs ? 'America/Los_Angeles' : 'America/New_York'
    return { data: { agency: { name: isOurs ? 'Harbor Point Insurance' : 'CANARY_B Agency', timeZone } } }
  }
  if (query.includes('agencyUsers')) return { data: { agencyUsers: isOurs ? world.users : [] } }
  const id = String(variables['id'])
  if (query.includes('certificate(')) {
    const { fileId, ...known } = (isOurs && world.certificates[id]) || { fileId: '' }
    return { data: { certificate: fileId ? { id, ...known, downloadUrl: `/files/${fileId}/COI.pdf?download` } : null } }
  }
  if (query.includes('businessPolicy')) {
    const accountId = isOurs ? world.policies[id] : undefined
    return {
      data: { businessPolicy: accountId ? { id, policyNumber: 'GL-204417', account: { id: accountId } } : null },
    }
  }
  const name = isOurs ? world.accounts[id] : undefined
  return { data: { account: name ? { id, details: { name } } : null } }
}

const whole = /* GraphQL */ `
  fragment Whole on ServiceRequest {
    id version type state customerName clientName clientEmail clientPhone details dueAt closedAt updatedAt
    account { id } businessPolicy { id } assignee { id }
    isLoss waiting { on followUpOn note } duplicateOf { id } duplicates { id }
    correctedPaths original { type clientName details createCertificate { name } question { question } }
    signedRequest { name url } certificates { certificateId certificateNumber file { name url } }
    source { type id sentence confidence }
    resolution { notes files { name url } email { to subject message state sentAt } }
    earlierResolutions { notes closedAt files { name url } }
    addAdditionalInsured { name relationship address { line1 city zone postalCode } }
    cancelPolicy { policyId reason }
    createCertificate { name additionalInsured additionalInsuredRelationship additionalInsuredRelationshipDescription }
    documentRequest { type }
    endorsePolicy { policyId }
    question { policyId question type }
    comments { total items { content agencyUser { id } mentions { id } } }
    versionHistory {
      version updateTypes updateInitiatorType updateInitiatorId reason changes { kind path before after }
      snapshot { assignee { id } resolutionNotes resolutionFiles { name url } dueAt }
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
  resolution: {
    notes: string
    files: { name: string; url: string }[]
    email: { to: string; state: string; sentAt: string | null } | null
  } | null
  correctedPaths: string[]
  original: object | null
  comments: { total: number; items: { content: string; agencyUser: { id: string }; mentions: { id: string }[] }[] }
  versionHistory: {
    version: number
    updateTypes: string[]
    reason: string | null
    changes: object[]
    snapshot: object
  }[]
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
  correct: withWhole(
    'mutation ($id: ID!, $version: Int!, $input: CorrectServiceRequestInput!) { correctServiceRequest(id: $id, version: $version, input: $input) { ...Whole } }',
  ),
  link: withWhole(
    'mutation ($id: ID!, $version: Int!, $input: LinkServiceRequestInput!) { linkServiceRequest(id: $id, version: $version, input: $input) { ...Whole } }',
  ),
  duplicate: withWhole(
    'mutation ($id: ID!, $version: Int!, $input: MarkServiceRequestDuplicateInput!) { markServiceRequestDuplicate(id: $id, version: $version, input: $input) { ...Whole } }',
  ),
  wait: withWhole(
    'mutation ($id: ID!, $version: Int!, $input: SetServiceRequestWaitingInput!) { setServiceRequestWaiting(id: $id, version: $version, input: $input) { ...Whole } }',
  ),
  sign: withWhole(
    'mutation ($id: ID!, $version: Int!, $input: AttachSignedCancellationInput!) { attachSignedCancellation(id: $id, version: $version, input: $input) { ...Whole } }',
  ),
  email: withWhole(
    'mutation ($id: ID!, $version: Int!, $input: ResolutionEmailInput!) { emailServiceRequestResolution(id: $id, version: $version, input: $input) { ...Whole } }',
  ),
  enrich: withWhole(
    'mutation ($id: ID!, $input: EnrichServiceRequestInput!) { enrichServiceRequest(id: $id, input: $input) { ...Whole } }',
  ),
  endWaiting: withWhole(
    'mutation ($id: ID!, $version: Int!) { endServiceRequestWaiting(id: $id, version: $version) { ...Whole } }',
  ),
  certify: withWhole(
    'mutation ($id: ID!, $input: AddServiceRequestCertificateInput!) { addServiceRequestCertificate(id: $id, input: $input) { ...Whole } }',
  ),
  comment:
    'mutation ($id: ID!, $input: ServiceRequestCommentInput!) { addServiceRequestComment(serviceRequestId: $id, input: $input) { content } }',
}

/**
 * Runs the subgraph for the tests of one file, with made-up accounts, policies and people around it.
 * @param changes of the definition, such as `{ jobs: [] }` where a test runs them itself
 */
export function useServicingSubgraph(changes: Partial<typeof servicingSubgraph> = {}) {
  const world = newWorld()
  let product: TestProduct
  let subgraph: TestSubgraph
  let mail: MailSink
  beforeAll(async () => {
    forgetAgencies()
    mail = await startMailSink()
    product = await startTestProduct(question => (isCommand(question) ? obey(question) : answer(world, question)))
    subgraph = await startTestSubgraph(
      { ...servicingSubgraph, ...changes },
      { ...product.environment, SMTP_URL: mail.url },
    )
  })
  afterAll(async () => {
    await subgraph.close()
    await product.close()
    await mail.close()
  })
  /** A command of another area, as the gateway passes it on. */
  const obey = ({ caller, query, variables }: ProductQuestion) =>
    world.isDown ? unavailable : subgraph.ask(caller, query, variables)
  const data = async (document: keyof typeof documents, variables: object): Promise<RequestAnswer> => {
    const answered = await subgraph.data<Record<string, RequestAnswer>>(us, documents[document], variables)
    return Object.values(answered)[0] as RequestAnswer
  }
  return {
    world,
    subgraph: () => subgraph,
    mail: () => mail,
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
    failure: (document: keyof typeof documents, variables: object, caller = us) =>
      subgraph.failure(caller, documents[document], variables),
    /** Messages by field, of an operation that is refused. */
    wrong: async (document: keyof typeof documents, variables: object) => {
      const { extensions } = await subgraph.failure(us, documents[document], variables)
      const errors = (extensions['validationErrors'] ?? []) as { path: string; message: string }[]
      return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
    },
  }
}
