import { buffer } from 'node:stream/consumers'
import { demoAgencies, fileById, inTenantScope, type JobDefinition } from '@coverdesk/kit'
import {
  runJob,
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
} from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Artifact } from '../artifacts/artifact.model.ts'
import { contentOf, isText } from '../document-reading/content-of.ts'
import { readingJob } from '../documents/queue-reading.ts'
import { ReadDocument } from '../documents/read-document.model.ts'
import type { Page } from '../reading/page.ts'
import { closeReading } from '../reading/read-file.ts'
import { readAll } from '../reading/testing/read-all.ts'
import { Message } from '../runs/records/message.model.ts'
import { Run } from '../runs/records/run.model.ts'
import { Workspace } from '../runs/records/workspace.model.ts'
import { runJobName } from '../runs/turns/admit-runs.ts'
import { copilotSubgraph } from '../subgraph.ts'
import { findQuote } from '../understanding/judge/find-quote.ts'
import { beginAsked } from './begin-asked.ts'
import { pdfOfText } from './demo-pdf.ts'
import recorded from './recorded-workspaces.json' with { type: 'json' }
import { recordingSource } from './recording-source.ts'
import { insertDemo, seedDemo } from './seed-demo.ts'
import workspaces from './workspaces.json' with { type: 'json' }

const { harborPoint, canary } = demoAgencies
const maya = { agencyId: harborPoint.id, userId: '660000000000000000000000' }

/** Nothing works on what they queue. */
const idle = (name: string): JobDefinition => ({ name, run: async () => undefined })

let product: TestProduct
let subgraph: TestSubgraph
beforeAll(async () => {
  product = await startTestProduct(() => ({ data: { agencyUsers: [] } }))
  subgraph = await startTestSubgraph(
    { ...copilotSubgraph, jobs: [idle(readingJob), idle(runJobName)] },
    product.environment,
  )
  await seedDemo()
})
afterAll(async () => {
  await subgraph.close()
  await closeReading()
  await product.close()
})

const whole = `{ caraWorkspaces(first: 50) { total items {
  id title state messageCount messages { number role content evidence { mark } }
  stageCount planStages { number type state result events { number type toolCall { name state result } } }
  artifacts { type state } approvals { toolName }
  run { state } customPreset { title } serviceRequest { id } } } }`

interface Item {
  id: string
  title: string
  state: string
  messageCount: number
  messages: object[]
  stageCount: number
  planStages: { type: string; state: string }[]
  artifacts: { type: string; state: string }[]
  approvals: { toolName: string }[]
}
const allOf = async (caller: object) =>
  (await subgraph.data<{ caraWorkspaces: { total: number; items: Item[] } }>(caller, whole)).caraWorkspaces

describe('the demo', () => {
  it('is what Cara answered to these questions about these documents', () => {
    expect(recorded.source, 'Record it again: npm run demo:record').toBe(recordingSource())
    expect(recorded.harborPoint).toHaveLength(workspaces.harborPoint.length)
    expect(recorded.canary).toHaveLength(workspaces.canary.length)
  })

  it('quotes only what its documents say', async () => {
    for (const { id } of [harborPoint, canary]) {
      await inTenantScope(id, async () => {
        const pages = pagesOfSources()
        const contents = (await Artifact.find().lean()).map(({ content }) => content as { evidence?: never[] })
        const quotes = [...(await Message.find().lean()), ...contents].flatMap(({ evidence = [] }) => evidence)
        expect(quotes.length).toBeGreaterThan(0)
        for (const { sourceId, page: number, quote } of quotes) {
          const page = (await pages(sourceId)).find(candidate => candidate.number === number)
          expect(page && findQuote(page, quote), quote).toBeTruthy()
        }
      })
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

  it('has workspaces that answer as those that people made, in every state', async () => {
    const { total, items } = await allOf(maya)
    const active = workspaces.harborPoint.filter(demo => !('isArchived' in demo))
    expect(total).toBe(active.length + workspaces.askedAtStart.length)
    expect(items.find(({ title }) => title === 'Additional insured on a certificate')).toMatchObject({
      serviceRequest: { id: '67e000000000000000000000' },
      messages: [{ number: 1 }, { number: 2, role: 'AGENT' }, { number: 3 }, { number: 4 }],
      planStages: [
        { number: 1, type: 'PROCESS_ATTACHMENTS' },
        { number: 2, type: 'TASK' },
        { number: 3, type: 'TASK' },
      ],
      run: { state: 'COMPLETED' },
    })
    for (const item of items) {
      expect(item.messages).toHaveLength(item.messageCount)
      expect(item.planStages).toHaveLength(item.stageCount)
    }
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['CREATED', 'IDLE', 'WAITING_FOR_INPUT']))
    expect(items.flatMap(({ approvals }) => approvals)).toEqual([{ toolName: 'SEARCH_WEB' }])
    const failed = items.flatMap(({ planStages }) => planStages).filter(({ state }) => state === 'ERROR')
    expect(failed).toMatchObject([{ type: 'PROCESS_ATTACHMENTS', result: expect.stringContaining('Call notes.txt: ') }])
  })

  it('has a draft of an email and of a document in each agency', async () => {
    const theirs = { agencyId: canary.id, userId: '660000000000000000000100' }
    for (const caller of [maya, theirs]) {
      const drafts = (await allOf(caller)).items.flatMap(({ artifacts }) => artifacts)
      expect(drafts).toEqual(
        expect.arrayContaining([
          { type: 'EMAIL', state: 'DRAFT' },
          { type: 'HTML_DOCUMENT', state: 'DRAFT' },
        ]),
      )
    }
  })

  it('is the same when it is inserted again', async () => {
    const count = () =>
      inTenantScope(harborPoint.id, async () => [await Workspace.countDocuments(), await Message.countDocuments()])
    const before = await count()
    await insertDemo()
    expect(await count()).toEqual(before)
  })

  it('has Cara begin what waits for her, one after the other, and read the files of her workspaces once', async () => {
    await runJob(beginAsked)
    await runJob(beginAsked)
    await inTenantScope(harborPoint.id, async () => {
      const states = await Workspace.find({ state: { $in: ['CREATED', 'WORKING'] } }).sort({ _id: 1 })
      expect(states.map(({ state }) => state)).toEqual(['WORKING', 'CREATED'])
      await Run.updateMany({}, { $set: { state: 'COMPLETED' } })
    })
    await runJob(beginAsked)
    await inTenantScope(harborPoint.id, async () => {
      expect(await Workspace.exists({ state: 'CREATED' })).toBeNull()
      const files = workspaces.harborPoint.flatMap(demo => ('files' in demo ? (demo.files ?? []) : []))
      expect((await ReadDocument.find().lean()).map(({ reading }) => reading)).toEqual(files.map(() => 1))
    })
  })
})

/** Reads the document or file that an evidence names, once each. */
function pagesOfSources(): (sourceId: string) => Promise<Page[]> {
  const read = new Map<string, Promise<Page[]>>()
  const pages = async (sourceId: string) => {
    const content = await contentOf(sourceId)
    if (!content) throw new Error(`Nothing is stored of ${sourceId}.`)
    const name = isText(sourceId) ? 'document.md' : (await fileById(sourceId)).name
    return readAll(content instanceof Uint8Array ? content : await buffer(content), name)
  }
  return sourceId => {
    const found = read.get(sourceId) ?? pages(sourceId)
    read.set(sourceId, found)
    return found
  }
}
