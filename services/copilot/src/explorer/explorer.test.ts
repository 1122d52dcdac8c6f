import { inTenantScope, readEnvironment } from '@coverdesk/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CaraSettings } from '../cara-settings/records/cara-settings.model.ts'
import { configureModels, modelEnvironment } from '../models/language-model.ts'
import { ProviderServer } from '../models/testing/provider-server.ts'
import { ModelCall } from '../models/usage/model-call.model.ts'
import { them, us } from '../testing/copilot-subgraph.ts'
import { ExplorerMessage } from './explorer-message.model.ts'
import { ExplorerQuestion } from './explorer-question.model.ts'
import { useExplorerSubgraph } from './testing/explorer-subgraph.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const explorer = useExplorerSubgraph()
const policy = 'marine'
const colleague = { ...us, userId: '660000000000000000000002' }
const declarations = `COMMERCIAL GENERAL LIABILITY DECLARATIONS
Policy number: GL-4820193-02
Policy period: 03/01/2026 to 03/01/2027
Each occurrence limit: $1,000,000
`
const endorsement = `ENDORSEMENT
Wharf and pier coverage is excluded for tourmaline cargo.
`
let declarationsId: string

const operatorHas = (variables: Record<string, string>) => configureModels(readEnvironment(modelEnvironment, variables))
let server: ProviderServer

beforeAll(async () => {
  server = await ProviderServer.start('openai-compatible')
  declarationsId = await explorer.attach(policy, 'Declarations.txt', declarations)
  await explorer.attach(policy, 'Endorsement.txt', endorsement)
  await explorer.readAll(policy)
})
afterAll(async () => {
  operatorHas({})
  await server.close()
})
beforeEach(async () => {
  operatorHas({})
  await Promise.all([CaraSettings, ExplorerMessage, ExplorerQuestion].map(model => model.collection.deleteMany({})))
})

async function answered(message: string) {
  await explorer.ask(policy, message)
  return explorer.settled(policy)
}

describe('a question about the documents of a policy', () => {
  it('is answered with a quote that is on its page, for everyone at the agency', async () => {
    const waiting = await explorer.ask(policy, 'What is the each occurrence limit?')
    expect(waiting.question).toMatchObject({ content: 'What is the each occurrence limit?', failure: null })
    const { messages, messageCount, question } = await explorer.settled(policy)
    expect({ messageCount, question }).toEqual({ messageCount: 2, question: null })
    expect(messages[0]).toMatchObject({ number: 1, role: 'USER', user: { id: us.userId } })
    expect(messages[1]).toMatchObject({ number: 2, role: 'ASSISTANT', user: null, isWithdrawn: false })
    expect(messages[1]?.content).toContain('“Each occurrence limit: $1,000,000” [1]')
    expect(messages[1]?.attachments).toEqual([
      {
        ...{ type: 'QUOTE', mark: 1, documentId: declarationsId, name: 'Declarations.txt', page: 1 },
        content: 'Each occurrence limit: $1,000,000',
      },
    ])
    expect((await explorer.open(policy, colleague)).messages).toEqual(messages)
  })

  it('that no document answers says which pages were searched', async () => {
    const { messages } = await answered('Is damage by earthquake insured?')
    expect(messages[1]?.notFound).toEqual([
      { question: 'Is damage by earthquake insured?', sources: ['Declarations.txt', 'Endorsement.txt'] },
    ])
    expect(messages[1]?.content).toContain('Declarations.txt (1 page)')
    expect(messages[1]?.attachments).toEqual([])
  })

  it('needs words', async () => {
    const failure = await explorer.failure('ask', { policyId: policy, message: '  ' })
    expect(failure.extensions['validationErrors']).toEqual([{ path: 'message', message: 'Enter a question.' }])
  })

  it('waits for the answer to the one before it', async () => {
    const earlier = { policyId: policy, content: 'Earlier?', userId: us.userId, state: 'WAITING' as const }
    await inTenantScope(us.agencyId, () => ExplorerQuestion.create({ ...earlier, failure: null, askedAt: new Date() }))
    const failure = await explorer.failure('ask', { policyId: policy, message: 'Another?' })
    expect(failure.message).toBe('Cara is still answering another question about this policy. Wait for her answer.')
  })

  it.each(['read', 'ask'] as const)('is of the agency alone: %s', async operation => {
    const failure = await explorer.failure(operation, { policyId: policy, message: 'What is the limit?' }, them)
    expect(failure.extensions['code']).toBe('NOT_FOUND')
  })
})

describe('the explorer of a policy', () => {
  it('is unavailable without documents, and until they are processed', async () => {
    explorer.policies.set('empty', [])
    expect(await explorer.open('empty')).toMatchObject({ isReady: false, documents: [] })
    await explorer.attach('late', 'Late.txt', 'Words.')
    const { isReady, documents } = await explorer.open('late')
    expect({ isReady, status: documents[0]?.indexingStatus.status }).toEqual({ isReady: false, status: 'UNKNOWN' })
    const failure = await explorer.failure('ask', { policyId: 'late', message: 'What?' })
    expect(failure.message).toBe('The documents of this policy are not processed yet. Try again in a few minutes.')
  })

  it('no longer shows what quotes a document that the policy doesn’t have any more', async () => {
    await answered('What is the each occurrence limit?')
    const files = explorer.policies.get(policy) ?? []
    explorer.policies.set(
      policy,
      files.filter(({ name }) => name !== 'Declarations.txt'),
    )
    const { messages } = await explorer.open(policy)
    expect(messages[1]).toMatchObject({ isWithdrawn: true, content: '', attachments: [] })
    explorer.policies.set(policy, files)
    expect((await explorer.open(policy)).messages[1]).toMatchObject({ isWithdrawn: false })
  })
})

describe('a language model', () => {
  const complete = (text: string, quote: string) => ({
    calls: [
      {
        name: 'COMPLETE_TASK',
        input: JSON.stringify({ text, citations: [{ mark: 1, passageId: `page.1.${declarationsId}`, quote }] }),
      },
    ],
  })
  const look = () => ({
    calls: [{ name: 'PEEK_FILE', input: JSON.stringify({ sourceId: declarationsId, fromPage: 1, toPage: 1 }) }],
  })

  beforeEach(async () => {
    await ModelCall.collection.deleteMany({})
    operatorHas({ CARA_MODEL: 'openai-compatible:ours', CARA_MODEL_URL: server.url })
  })

  it('answers in its own words, each call is counted, and a quote that isn’t on its page is dropped', async () => {
    server.replies(look(), complete('The limit is $1,000,000 [1].', 'Each occurrence limit: $1,000,000'))
    const { messages } = await answered('What is the limit?')
    expect(messages[1]?.content).toBe('The limit is $1,000,000 [1].')
    expect(messages[1]?.attachments).toHaveLength(1)
    expect(JSON.stringify(server.asked[1]?.body)).toContain('Policy period: 03/01/2026')
    expect(await ModelCall.collection.countDocuments({ ownerId: us.userId, outcome: 'ANSWERED' })).toBe(2)
    server.replies(complete('The limit is $9,000,000 [1].', 'Each occurrence limit: $9,000,000'))
    const invented = await answered('And now?')
    expect(invented.messages[3]).toMatchObject({ content: 'The limit is $9,000,000.', attachments: [] })
    const said = JSON.stringify(server.asked[0]?.body)
    expect(said, 'what was said before goes along').toContain('The limit is $1,000,000 [1].')
  })

  it('that is not allowed keeps the question with the reason, and the next question takes its place', async () => {
    const own = { provider: 'OPENAI_COMPATIBLE', name: 'ours', url: 'http://10.0.0.1/v1', keyStoredAt: null }
    const model = { ...own, provider: 'openai-compatible', consentedBy: us.userId, consentedAt: new Date() }
    await inTenantScope(us.agencyId, () => CaraSettings.create({ _id: us.agencyId, model } as never))
    const failed = await answered('What is the limit?')
    expect(failed.question).toMatchObject({ content: 'What is the limit?' })
    expect(failed.question?.failure).toMatch(/language model isn’t allowed any more/)
    expect(failed.messageCount).toBe(0)
    await CaraSettings.collection.deleteMany({})
    operatorHas({})
    expect(await answered('What is the policy number?')).toMatchObject({ messageCount: 2, question: null })
  })
})
