import { type LimitName, limitNames } from '@coverdesk/coverage'
import { type CoverdeskError, inTenantScope, type JobDefinition, seedFile } from '@coverdesk/kit'
import {
  runJob,
  sharedDatabase,
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
} from '@coverdesk/kit/testing'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { AttachedLook } from '../../document-sources/attached-look.model.ts'
import { readAttachedFiles } from '../../document-sources/read-attached-files.ts'
import { closeReading } from '../../reading/read-file.ts'
import { copilotSubgraph } from '../../subgraph.ts'
import { us } from '../../testing/copilot-subgraph.ts'

interface ConversationAnswer {
  id: string
  isReady: boolean
  documents: { id: string; name: string; indexingStatus: { status: string } }[]
  messageCount: number
  messages: {
    number: number
    role: string
    content: string
    isWithdrawn: boolean
    user: { id: string } | null
    attachments: { type: string; content: string; mark: number; documentId: string; name: string; page: number }[]
    notFound: { question: string; sources: string[] }[]
  }[]
  question: { content: string; failure: string | null; user: { id: string } } | null
}

const whole = `{ id isReady documents { id name indexingStatus { status } } messageCount suggestedQuestions
  messages { number role content isWithdrawn user { id } attachments { type content mark documentId name page }
    notFound { question sources } } question { content failure user { id } } }`
const read = `query ($policyId: ID!) { found: policyExplorerConversation(policyId: $policyId) ${whole} }`
const ask = `mutation ($policyId: ID!, $message: String!) {
  found: addPolicyExplorerConversationMessage(policyId: $policyId, message: $message) ${whole} }`
const documents = { read, ask }

interface Attached {
  name: string
  mimeType: string
  url: string
}

/** What a policy’s record has; what is left out it lacks. */
interface Recorded {
  version: number
  type: string
  policyNumber?: string
  inforceAt?: string
  expiresAt?: string
  /** Cents. */
  premium?: number
  limits?: Partial<Record<LimitName, number>>
}

function recordOf(id: string, { limits = {}, premium = 0, ...facts }: Recorded): object {
  const lacking = { policyNumber: null, quoteNumber: null, inforceAt: null, expiresAt: null }
  const all = Object.fromEntries(limitNames.map(name => [name, limits[name] ?? null]))
  return {
    ...{ id, ...lacking, ...facts, pricing: { premium, taxes: 0, policyFees: 0 } },
    details: { deductible: null, limits: all },
  }
}

/** Runs the subgraph with the policies of one agency, for the tests of one file. @param changeJobs by default they stay as they are */
export function useExplorerSubgraph(changeJobs = (jobs: readonly JobDefinition[]) => [...jobs]) {
  /** What policies answer; a test may change it. */
  const policies = new Map<string, Attached[]>()
  const records = new Map<string, Recorded>()
  let product: TestProduct
  let subgraph: TestSubgraph
  beforeAll(async () => {
    product = await startTestProduct(({ query, variables, caller }) => {
      const ours = caller.agencyId === us.agencyId ? policies : new Map<string, Attached[]>()
      if (query.includes('CopilotPoliciesFiles')) {
        return {
          data: { businessPolicies: { items: [...ours].map(([id, files]) => ({ id, files })), endCursor: null } },
        }
      }
      if (query.includes('CopilotRequestsFiles')) return { data: { serviceRequests: { items: [], endCursor: null } } }
      const id = String(variables['id'])
      const files = ours.get(id)
      const recorded = records.get(id)
      if (query.includes('CopilotPolicyDetails')) {
        return { data: { businessPolicy: files && recorded ? recordOf(id, recorded) : null } }
      }
      return { data: { businessPolicy: files ? { id, files } : null } }
    })
    const jobs = changeJobs(copilotSubgraph.jobs ?? []).map(job => (job.every ? { ...job, every: '1 day' } : job))
    subgraph = await startTestSubgraph({ ...copilotSubgraph, jobs }, product.environment)
  })
  afterAll(async () => {
    await subgraph.close()
    await closeReading()
    await product.close()
  })

  const asked = async (operation: keyof typeof documents, variables: object, caller: object = us) =>
    (await subgraph.data<{ found: ConversationAnswer }>(caller, documents[operation], variables)).found
  const open = (policyId: string, caller: object = us) => asked('read', { policyId }, caller)

  return {
    policies,
    records,
    open,
    subgraph: () => subgraph,
    ask: (policyId: string, message: string, caller: object = us) => asked('ask', { policyId, message }, caller),
    failure: (operation: keyof typeof documents, variables: object, caller: object = us): Promise<CoverdeskError> =>
      subgraph.failure(caller, documents[operation], variables) as never,
    /** A document that a policy has, and that nobody has read yet. */
    attach: async (policyId: string, name: string, text: string): Promise<string> => {
      const fileId = await inTenantScope(us.agencyId, () => seedFile(name, 'text/plain', Buffer.from(text), us.userId))
      const attached = {
        'metadata.state': 'ATTACHED',
        'metadata.attachedTo': { typename: 'PolicyFile', id: `of ${name}` },
        uploadDate: new Date(Date.now() - 60 * 60_000),
      }
      const files = sharedDatabase('gateway').collection('files.files')
      await files.updateOne({ _id: fileId as never }, { $set: attached })
      const listed = { name, mimeType: 'text/plain', url: `/files/${fileId}/${encodeURIComponent(name)}` }
      policies.set(policyId, [...(policies.get(policyId) ?? []), listed])
      return fileId
    },
    /** Has all documents read. */
    readAll: async (policyId: string) => {
      await inTenantScope(us.agencyId, () => AttachedLook.deleteMany({}))
      await runJob(readAttachedFiles)
      await vi.waitFor(async () => expect((await open(policyId)).isReady).toBe(true), {
        timeout: 40_000,
        interval: 100,
      })
    },
    /** The conversation once nothing is being answered. */
    settled: (policyId: string) =>
      vi.waitFor(
        async () => {
          const conversation = await open(policyId)
          const isWaiting = conversation.question !== null && conversation.question.failure === null
          expect(isWaiting, JSON.stringify(conversation)).toBe(false)
          return conversation
        },
        { timeout: 20_000, interval: 60 },
      ),
  }
}
