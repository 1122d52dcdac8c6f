import { demoAgencies, inTenantScope } from '@coverdesk/kit'
import { startTestProduct, startTestSubgraph, type TestProduct, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findQuote } from '../facts/verifier/find-quote.ts'
import { textSource } from '../knowledge/add-documents.ts'
import { KnowledgeDocument } from '../knowledge/knowledge-document.model.ts'
import { closeReading } from '../reading/read-file.ts'
import { readAll } from '../reading/testing/read-all.ts'
import { Message } from '../runs/records/message.model.ts'
import { Workspace } from '../runs/records/workspace.model.ts'
import { copilotSubgraph } from '../subgraph.ts'
import { pdfOfText } from './demo-pdf.ts'
import { insertDemo, seedDemo } from './seed-demo.ts'

const { harborPoint, canary } = demoAgencies
const maya = { agencyId: harborPoint.id, userId: '660000000000000000000000' }

let product: TestProduct
let subgraph: TestSubgraph
beforeAll(async () => {
  product = await startTestProduct(() => ({ data: { agencyUsers: [] } }))
  subgraph = await startTestSubgraph({ ...copilotSubgraph, jobs: [] }, product.environment)
  await seedDemo()
})
afterAll(async () => {
  await subgraph.close()
  await closeReading()
  await product.close()
})

describe('the demo', () => {
  it('quotes only what its documents say', async () => {
    for (const { id } of [harborPoint, canary]) {
      const [documents, messages] = await inTenantScope(id, () =>
        Promise.all([KnowledgeDocument.find().lean(), Message.find().lean()]),
      )
      const quotes = messages.flatMap(({ evidence }) => evidence)
      expect(quotes.length).toBeGreaterThan(0)
      for (const { sourceId, page: number, quote } of quotes) {
        const document = documents.find(({ _id }) => textSource(_id) === sourceId)
        const pages = await readAll(Buffer.from(document?.content ?? ''), 'document.md')
        const page = pages.find(candidate => candidate.number === number)
        expect(page && findQuote(page, quote), quote).toBeTruthy()
      }
    }
  })

  it('has twelve documents, of which six are PDFs that can be opened, and one of these is a scan', async () => {
    const query = '{ knowledgeBaseDocuments(first: 50) { total items { title file { name url } } } }'
    interface Answer {
      knowledgeBaseDocuments: { total: number; items: { title: string; file: { name: string; url: string } | null }[] }
    }
    const { knowledgeBaseDocuments } = await subgraph.data<Answer>(maya, query)
    expect(knowledgeBaseDocuments.total).toBe(12)
    const files = knowledgeBaseDocuments.items.filter(({ file }) => file)
    expect(files).toHaveLength(6)
    for (const { title } of knowledgeBaseDocuments.items) expect(title.split(' ').length).toBeLessThanOrEqual(4)
    const [lease] = await readAll(await pdfOfText([['# Lease', 'Rent | $21,700']]), 'lease.pdf')
    expect(lease?.words.map(({ text }) => text).join(' ')).toBe('Lease Rent $21,700')
  })

  it('has workspaces that answer as those that people made', async () => {
    const query = `{ caraWorkspaces { total items {
      title state messageCount messages { number role content evidence { mark } }
      stageCount planStages { number type state events { number type toolCall { name state result } } }
      run { state } customPreset { title } serviceRequest { id } } } }`
    const { caraWorkspaces } = await subgraph.data<{ caraWorkspaces: { total: number; items: object[] } }>(maya, query)
    expect(caraWorkspaces.total).toBe(8)
    expect(caraWorkspaces.items[0]).toMatchObject({
      title: 'Additional insured on a certificate',
      serviceRequest: { id: '67e000000000000000000000' },
      messages: [{ number: 1 }, { number: 2, role: 'AGENT' }, { number: 3 }, { number: 4 }],
      planStages: [
        { number: 1, type: 'PROCESS_ATTACHMENTS' },
        { number: 2, type: 'TASK' },
        { number: 3, type: 'TASK' },
      ],
      run: { state: 'COMPLETED' },
    })
    for (const item of caraWorkspaces.items as Record<string, unknown[]>[]) {
      expect(item['messages']).toHaveLength(Number(item['messageCount']))
      expect(item['planStages']).toHaveLength(Number(item['stageCount']))
    }
  })

  it('is the same when it is inserted again', async () => {
    await insertDemo()
    expect(await inTenantScope(harborPoint.id, () => Workspace.countDocuments())).toBe(9)
    expect(await inTenantScope(canary.id, () => Workspace.countDocuments())).toBe(1)
  })
})
