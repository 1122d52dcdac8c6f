import { inTenantScope } from '@coverdesk/kit'
import { sharedDatabase } from '@coverdesk/kit/testing'
import { Types } from 'mongoose'
import { beforeAll, expect, it, vi } from 'vitest'
import { ArtifactSave } from '../artifact-saving/artifact-save.model.ts'
import { them, us } from '../testing/copilot-subgraph.ts'
import { ExplorerMessage } from './explorer-message.model.ts'
import { useExplorerSubgraph } from './testing/explorer-subgraph.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const explorer = useExplorerSubgraph()
const policy = 'proposed'
const declarations = `COMMERCIAL GENERAL LIABILITY DECLARATIONS
Policy number: GL-4820193-02
Policy period: 03/01/2026 to 03/01/2027
Each occurrence limit: $1,000,000
General aggregate limit: $2,000,000
Medical expense limit: Excluded
Total premium: $8,400
`
const quote = `COMMERCIAL GENERAL LIABILITY QUOTE
Quote number: Q-77120
Each occurrence limit: $5,000,000
`

const read = `query ($policyId: ID!) { found: policyExplorerConversation(policyId: $policyId) { detailProposals {
  policyVersion items { path label unit recordValue options { value evidence { content mark name page } } } } } }`

interface Proposal {
  path: string
  recordValue: string | null
  options: { value: string; evidence: { content: string; mark: number; name: string }[] }[]
}
const proposals = async (policyId = policy) =>
  (
    await explorer
      .subgraph()
      .data<{ found: { detailProposals: { policyVersion: number; items: Proposal[] } } }>(us, read, { policyId })
  ).found.detailProposals
const pathsOf = async (policyId?: string) => (await proposals(policyId)).items.map(({ path }) => path)

beforeAll(async () => {
  await explorer.attach(policy, 'Declarations.txt', declarations)
  await explorer.attach(policy, 'Quote.txt', quote)
  await explorer.readAll(policy)
})

it('what declarations state and the record lacks or contradicts is proposed, each with its quote', async () => {
  explorer.records.set(policy, {
    ...{ version: 7, type: 'GENERAL_LIABILITY', policyNumber: 'gl 4820193 02', inforceAt: '2026-03-01' },
    limits: { glPerOccurrenceLimit: 50_000_000 },
  })
  const { policyVersion, items } = await proposals()
  expect(policyVersion).toBe(7)
  expect(items.map(({ path, recordValue, options }) => [path, recordValue, options.map(({ value }) => value)])).toEqual(
    [
      ['expiresAt', null, ['2027-03-01']],
      ['premium', null, ['840000']],
      ['details.limits.glPerOccurrenceLimit', '50000000', ['100000000']],
      ['details.limits.glAggregateLimit', null, ['200000000']],
    ],
  )
  const all = items.flatMap(({ options }) => options.flatMap(({ evidence }) => evidence))
  expect(all.map(({ mark }) => mark)).toEqual(all.map((_, place) => place + 1))
  expect(all.at(-1)).toMatchObject({ content: 'General aggregate limit: $2,000,000', name: 'Declarations.txt' })
})

it('what the record has is not proposed, and neither is what a quote offers', async () => {
  explorer.records.set(policy, {
    ...{ version: 8, type: 'GENERAL_LIABILITY', policyNumber: 'GL-4820193-02', inforceAt: '2026-03-01' },
    ...{ expiresAt: '2027-03-01', premium: 840_000 },
    limits: { glPerOccurrenceLimit: 100_000_000, glAggregateLimit: 200_000_000 },
  })
  expect(await pathsOf()).toEqual([])
})

it('what is stated of another line of business is not about the policy', async () => {
  explorer.records.set(policy, { version: 1, type: 'CYBER' })
  expect((await pathsOf()).filter(path => path.startsWith('details.limits.gl'))).toEqual([])
})

it('two documents that contradict each other are both shown', async () => {
  await explorer.attach('twice', 'Declarations.txt', declarations)
  await explorer.attach('twice', 'Amended declarations.txt', declarations.replace('$1,000,000', '$3,000,000'))
  await explorer.readAll('twice')
  explorer.records.set('twice', { version: 1, type: 'GENERAL_LIABILITY' })
  const limit = (await proposals('twice')).items.find(({ path }) => path.endsWith('glPerOccurrenceLimit'))
  expect(limit?.options.map(({ value }) => value).sort()).toEqual(['100000000', '300000000'])
})

it('what a report of Cara’s own repeats is not proposed', async () => {
  const fileId = await explorer.attach('reported', 'Review.txt', declarations)
  await explorer.readAll('reported')
  explorer.records.set('reported', { version: 1, type: 'GENERAL_LIABILITY' })
  expect(await pathsOf('reported')).not.toEqual([])
  const saved = {
    target: 'POLICY',
    recordId: 'reported',
    recordName: 'General Liability',
    isVisible: false,
    attempt: 1,
  }
  await inTenantScope(us.agencyId, () =>
    ArtifactSave.create({
      ...{ ...saved, artifactId: new Types.ObjectId(), artifactVersion: 2, state: 'SAVED', userId: us.userId },
      ...{ at: new Date(), file: { id: fileId, name: 'Review.txt' } },
    } as never),
  )
  expect(await pathsOf('reported')).toEqual([])
})

it('are no one else’s', async () => {
  const { extensions } = await explorer.subgraph().failure(them, read, { policyId: policy })
  expect(extensions.code).toBe('NOT_FOUND')
})

it('a question and its answer are told to everyone who has the conversation open', async () => {
  await inTenantScope(us.agencyId, () => ExplorerMessage.deleteMany({}))
  const outbox = sharedDatabase('events').collection('outbox')
  const told = () =>
    outbox.countDocuments({ typename: 'PolicyExplorerConversation', id: policy, agencyId: us.agencyId })
  const before = await told()
  await explorer.ask(policy, 'What is the each occurrence limit?')
  await explorer.settled(policy)
  expect((await told()) - before).toBe(2)
})
