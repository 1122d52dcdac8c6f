import type { JobDefinition } from '@coverdesk/kit'
import {
  type ProductQuestion,
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
  uploadFile,
} from '@coverdesk/kit/testing'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { closeReading } from '../../reading/read-file.ts'
import { copilotSubgraph } from '../../subgraph.ts'
import { them, us } from '../../testing/copilot-subgraph.ts'

export const colleague = { agencyId: us.agencyId, userId: '660000000000000000000002' }
export const request = '67f000000000000000000001'
/** As settings answer. */
const agency = {
  ...{ name: 'Harbor Point Insurance', timeZone: 'America/Los_Angeles' },
  profile: { address: null, phone: null, licenseNumber: null },
}
/** As servicing answers. */
const foundRequest = {
  ...{ id: request, customerName: 'Heron Hardware', type: 'QUESTION', details: null, dueAt: null },
  ...{ clientName: 'Lena Heron', clientEmail: 'lena@heron.example', clientPhone: null },
  question: { question: 'Is the awning insured?' },
  ...{ cancelPolicy: null, documentRequest: null, createCertificate: null, addAdditionalInsured: null },
  businessPolicy: { policyNumber: 'CP-88', carrier: { name: 'Coastline Mutual' } },
}

/** What tests read of a workspace. */
export interface WorkspaceAnswer {
  id: string
  version: number
  title: string
  state: string
  agencyUser: { id: string }
  customPreset: { id: string; title: string; isDeleted: boolean } | null
  archivedAt: string | null
  updatedAt: string
  metadata: { clientName: string | null; keywords: string[] }
  serviceRequest: { id: string } | null
  files: { id: string; name: string; url: string }[]
  sources: { id: string; name: string }[]
  messageCount: number
  messages: {
    number: number
    role: string
    content: string
    notice: string | null
    user: { id: string } | null
    evidence: { mark: number; sourceId: string; name: string; page: number; quote: string; boxes: object[] }[]
    notFound: { question: string; sources: string[] }[]
    nextStep: string | null
  }[]
  planStages: {
    number: number
    type: string
    state: string
    result: string | null
    processAttachmentsDetails: { currentFileProgress: number } | null
    events: {
      number: number
      type: string
      content: string | null
      error: string | null
      toolCall: { name: string; state: string; argumentsJson: string; result: string | null } | null
    }[]
  }[]
  artifacts: {
    number: number
    type: string
    title: string
    id: string
    version: number
    email: { subject: string; to: string[]; body: string } | null
    htmlDocument: { content: string } | null
    evidence: { mark: number; page: number; quote: string }[]
  }[]
  run: { id: string; state: string; queuePosition: number | null; engine: string | null; failure: string | null } | null
  liveText: string | null
  approvals: { id: string; toolName: string; argumentsJson: string }[]
}

const whole = /* GraphQL */ `
  fragment Whole on CaraWorkspace {
    id version title state agencyUser { id } customPreset { id title isDeleted } archivedAt updatedAt
    metadata { clientName keywords } serviceRequest { id }
    files { id name url } sources { id name } messageCount
    messages(last: 50) {
      number role content notice user { id } evidence { mark sourceId name page quote boxes { x } }
      notFound { question sources } nextStep
    }
    planStages(last: 50) {
      number type state result processAttachmentsDetails { currentFileProgress }
      events { number type content error toolCall { name state argumentsJson result } }
    }
    artifacts { id version number type title email { subject to body } htmlDocument { content } evidence { mark page quote } }
    run { id state queuePosition engine failure } liveText approvals { id toolName argumentsJson }
  }
`
const withWhole = (operation: string) => `${operation} ${whole}`
const mutations = {
  create: 'createCaraWorkspace(input: $input)',
  add: 'addCaraWorkspaceMessage(id: $id, input: $input)',
  rename: 'updateCaraWorkspaces(workspaceIds: $ids, input: $input)',
  archive: 'archiveCaraWorkspaces(workspaceIds: $ids, archive: $archive)',
  stop: 'stopCaraWorkspace(id: $id)',
  retry: 'retryCaraWorkspace(id: $id)',
  continue: 'continueCaraWorkspaceOfThread(id: $id, documentIds: $documentIds)',
  approve: 'answerCaraApproval(id: $id, approvalId: $approvalId, isApproved: $isApproved)',
}
const parameters: Record<keyof typeof mutations, string> = {
  create: '$input: CreateCaraWorkspaceInput!',
  add: '$id: ID!, $input: CaraMessageInput!',
  rename: '$ids: [ID!]!, $input: UpdateCaraWorkspacesInput!',
  archive: '$ids: [ID!]!, $archive: Boolean!',
  stop: '$id: ID!',
  retry: '$id: ID!',
  continue: '$id: ID!, $documentIds: [ID!]',
  approve: '$id: ID!, $approvalId: ID!, $isApproved: Boolean!',
}
const mutationOf = (name: keyof typeof mutations) =>
  withWhole(`mutation (${parameters[name]}) { ${mutations[name]} { ...Whole } }`)
const read = withWhole('query ($id: ID!) { caraWorkspace(id: $id) { ...Whole } }')

/**
 * Runs the subgraph with workspaces for the tests of one file.
 *
 * @param run the job that does runs, or holds its name
 * @param elsewhere what other areas answer beside what they always do; null: nothing more
 */
export function useCaraSubgraph(
  run: JobDefinition,
  elsewhere: (question: ProductQuestion) => object | null = () => null,
) {
  let product: TestProduct
  let subgraph: TestSubgraph
  const people = [
    { id: us.userId, name: 'Nora Quill', state: 'ACTIVE' },
    { id: colleague.userId, name: 'Sam Okafor', state: 'ACTIVE' },
  ]
  beforeAll(async () => {
    product = await startTestProduct(question => {
      const { query, variables, caller } = question
      const data = elsewhere(question)
      if (data) return { data }
      if (query.includes('DocumentSender')) return { data: { agency } }
      if (!query.includes('serviceRequest')) return { data: { agencyUsers: people } }
      const isOurs = caller.agencyId === us.agencyId && variables['id'] === request
      return { data: { serviceRequest: isOurs ? foundRequest : null } }
    })
    const definition = {
      ...copilotSubgraph,
      jobs: [...(copilotSubgraph.jobs ?? []).filter(({ name }) => name !== run.name), run],
    }
    subgraph = await startTestSubgraph(definition, product.environment)
  })
  afterAll(async () => {
    await subgraph.close()
    await closeReading()
    await product.close()
  })

  const change = async (name: keyof typeof mutations, variables: object, caller: object = us) => {
    const [answer] = Object.values(await subgraph.data<Record<string, unknown>>(caller, mutationOf(name), variables))
    return answer as WorkspaceAnswer
  }
  const open = async (id: string) =>
    (await subgraph.data<{ caraWorkspace: WorkspaceAnswer }>(us, read, { id })).caraWorkspace

  return {
    /** Who is at the agency; a test may change it. */
    people,
    subgraph: () => subgraph,
    change,
    open,
    create: (input: object, caller: object = us) => change('create', { input }, caller),
    failure: (name: keyof typeof mutations, variables: object, caller: object = us) =>
      subgraph.failure(caller, mutationOf(name), variables),
    failedRead: (id: string) => subgraph.failure(them, read, { id }),
    send: (content: string, name = 'Lease.md') => uploadFile(us, content, { name, mimeType: 'text/markdown' }),
    /** The workspace once it is as `isReady` says. */
    until: (id: string, isReady: (workspace: WorkspaceAnswer) => boolean, timeout = 45_000) =>
      vi.waitFor(
        async () => {
          const workspace = await open(id)
          expect(isReady(workspace), JSON.stringify(workspace)).toBe(true)
          return workspace
        },
        { timeout, interval: 60 },
      ),
  }
}

export const isDone = ({ state }: WorkspaceAnswer): boolean => state !== 'WORKING'
