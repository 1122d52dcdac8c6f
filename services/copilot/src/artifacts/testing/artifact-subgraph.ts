import { inTenantScope, type JobDefinition } from '@coverdesk/kit'
import {
  type MailSink,
  startMailSink,
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
} from '@coverdesk/kit/testing'
import { Types } from 'mongoose'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { closeReading } from '../../reading/read-file.ts'
import { copilotSubgraph } from '../../subgraph.ts'
import { us } from '../../testing/copilot-subgraph.ts'
import { Artifact, type ArtifactRecord } from '../artifact.model.ts'
import type { ArtifactContent } from '../artifact-content.ts'

export const colleague = { ...us, userId: '660000000000000000000002' }

/** What tests read of an artifact. */
export interface ArtifactAnswer {
  id: string
  version: number
  state: string
  title: string
  edited: { user: { id: string } } | null
  review: { user: { id: string } } | null
  delivery: {
    state: string
    to: string
    user: { id: string }
    sentAt: string | null
    confirmedBy: { id: string } | null
  } | null
  evidence: { mark: number; quote: string }[]
  email: { subject: string; body: string; to: string[]; isToVerified: boolean } | null
  htmlDocument: { title: string; content: string; markdown: string } | null
  versions: { version: number; kind: string; title: string; user: { id: string } | null }[]
}

const fields = `id version state title edited { user { id } } review { user { id } }
  delivery { state to user { id } sentAt confirmedBy { id } } evidence { mark quote }
  email { subject body to isToVerified } htmlDocument { title content markdown }
  versions { version kind title user { id } }`
const at = '$id: ID!, $version: Int!'
const texts = {
  read: `query ($id: ID!) { artifact: caraArtifact(id: $id) { ${fields} } }`,
  email: `mutation (${at}, $input: CaraEmailInput!) {
    artifact: updateCaraEmail(id: $id, version: $version, input: $input) { ${fields} } }`,
  document: `mutation (${at}, $input: CaraHtmlDocumentInput!) {
    artifact: updateCaraHtmlDocument(id: $id, version: $version, input: $input) { ${fields} } }`,
  review: `mutation (${at}, $isReviewed: Boolean = true) {
    artifact: reviewCaraArtifact(id: $id, version: $version, isReviewed: $isReviewed) { ${fields} } }`,
  restore: `mutation (${at}, $formerVersion: Int!) {
    artifact: restoreCaraArtifact(id: $id, version: $version, formerVersion: $formerVersion) { ${fields} } }`,
  send: `mutation (${at}, $input: SendCaraEmailInput = {}) {
    artifact: sendCaraEmail(id: $id, version: $version, input: $input) { ${fields} } }`,
  mark: `mutation (${at}) { artifact: markCaraEmailSent(id: $id, version: $version) { ${fields} } }`,
  outgoing: `query ($id: ID!) { artifact: caraOutgoingEmail(id: $id) {
    version fromName replyTo to isToVerified subject body signature } }`,
}
type Operation = keyof typeof texts

const evidence = [{ mark: 1, sourceId: 'f1', name: 'Lease.pdf', page: 3, quote: 'A waiver of subrogation.', boxes: [] }]

const people = [
  { id: us.userId, name: 'Nora Quill', email: 'nora@harborpoint.example', state: 'ACTIVE' },
  { id: colleague.userId, name: 'Sam Okafor', email: 'sam@harborpoint.example', state: 'ACTIVE' },
]

function answer(query: string, variables: Record<string, unknown>): object {
  if (query.includes('CaraMailSender')) return { agency: { name: 'Harbor Point Insurance' }, agencyUsers: people }
  if (query.includes('CaraOwner')) {
    return { agencyUser: { id: us.userId, state: 'ACTIVE', agency: { id: us.agencyId, timeZone: 'UTC' } } }
  }
  const isKnown = variables['address'] === 'ada@heron.example'
  return { accountsByKeys: [], contacts: { items: isKnown ? [{ id: 'c1', email: 'Ada@heron.example' }] : [] } }
}

/** Runs the subgraph for the tests of one file. @param changeJobs by default they stay as they are */
export function useArtifactSubgraph(changeJobs = (jobs: readonly JobDefinition[]) => [...jobs]) {
  let product: TestProduct
  let subgraph: TestSubgraph
  let mail: MailSink
  beforeAll(async () => {
    mail = await startMailSink()
    product = await startTestProduct(({ query, variables }) => ({ data: answer(query, variables) }))
    const definition = { ...copilotSubgraph, jobs: changeJobs(copilotSubgraph.jobs ?? []) }
    subgraph = await startTestSubgraph(definition, { ...product.environment, SMTP_URL: mail.url })
  })
  afterAll(async () => {
    await subgraph.close()
    await closeReading()
    await product.close()
    await mail.close()
  })

  async function create(type: ArtifactRecord['type'], title: string, content: ArtifactContent): Promise<string> {
    const [_id, workspaceId, runId] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()]
    const made = { _id, workspaceId, number: 1, runId, callId: 'c1', type, title, content, createdAt: new Date() }
    await inTenantScope(us.agencyId, () => Artifact.create(made as never))
    return String(_id)
  }
  const ask = async (name: Operation, variables: object, caller: object = us) =>
    (await subgraph.data<{ artifact: ArtifactAnswer }>(caller, texts[name], variables)).artifact

  return {
    ask,
    mail: () => mail,
    failure: (name: Operation, variables: object, caller: object = us) =>
      subgraph.failure(caller, texts[name], variables),
    /** Messages by field, of an operation that is refused. */
    async wrong(name: Operation, variables: object) {
      const { extensions } = await subgraph.failure(us, texts[name], variables)
      const errors = (extensions['validationErrors'] ?? []) as { path: string; message: string }[]
      return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
    },
    email: (more: ArtifactContent = {}) => {
      const body = 'Hello Ada,\n\nthe lease asks for a **waiver** [1]. Can you add it?'
      return create('EMAIL', 'Waiver', {
        subject: 'Waiver',
        to: 'ada@heron.example',
        isToVerified: true,
        body,
        ...{ evidence: evidence as never },
        ...more,
      })
    },
    document: (blocks: NonNullable<ArtifactContent['blocks']>) =>
      create('HTML_DOCUMENT', 'Review', { blocks, evidence: evidence as never }),
    /** The artifact once its email has this state. */
    until: (id: string, state: string) =>
      vi.waitFor(
        async () => {
          const artifact = await ask('read', { id })
          expect(artifact.delivery?.state).toBe(state)
          return artifact
        },
        { timeout: 10_000, interval: 50 },
      ),
  }
}
