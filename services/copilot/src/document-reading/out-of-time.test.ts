import { inTenantScope, type Outcome } from '@coverdesk/kit'
import { runJob } from '@coverdesk/kit/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ReadDocument } from '../documents/read-document.model.ts'
import { currentReader, type Reader, useReader } from '../reading/process/reading-process.ts'
import type { ReadPage } from '../reading/process/reading-question.ts'
import { documents, us, useCopilotSubgraph } from '../testing/copilot-subgraph.ts'
import { readDocument } from './read-document.ts'

const copilot = useCopilotSubgraph()
/** In milliseconds: from source, a process that reads takes seconds to begin. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let putBack: () => void = () => undefined
afterEach(() => putBack())

const outOfTime = async (): Promise<Outcome<never>> => ({ state: 'OUT_OF_TIME' })

function readerThat(changes: Partial<Reader>) {
  putBack()
  putBack = useReader({ ...currentReader(), ...changes })
}

const here = <Result>(act: () => Promise<Result>) => inTenantScope(us.agencyId, act)
const content = 'Roofers are referred to the carrier.\n\nEach occurrence limit: $1,000,000'

/** A document whose reading has begun, while nothing gets an answer. */
async function begun(): Promise<{ id: string; sourceId: string; reading: number }> {
  const { id } = await copilot.one(documents.create, { input: { title: 'Guide', content } })
  await copilot.indexed(id)
  const sourceId = `text:${id}`
  const anew = { state: 'QUEUED', pagesRead: 0, pageCount: null, unreadPages: [], extraction: null }
  const { reading } = await here(() =>
    ReadDocument.findOneAndUpdate({ sourceId }, { $set: anew, $inc: { reading: 1 } }, { returnDocument: 'after' })
      .orFail()
      .lean(),
  )
  return { id, sourceId, reading }
}

const lastAttempt = 5
const attempt = (at: { sourceId: string; reading: number }, number: number) =>
  runJob(readDocument, { sourceId: at.sourceId, reading: at.reading }, us.agencyId, number)
const statusOf = async (id: string) => (await copilot.one(documents.read, { id })).indexingStatus

describe('a document that can’t be read in time', () => {
  it('is read again by itself, then says so, and is read when someone tries again', async () => {
    const document = await begun()
    readerThat({ read: outOfTime })
    await expect(attempt(document, 1)).rejects.toThrow('took too long')
    expect((await statusOf(document.id)).status).not.toBe('FAILED')
    await attempt(document, lastAttempt)
    expect(await statusOf(document.id)).toMatchObject({
      ...{ status: 'FAILED', failure: 'UNREADABLE' },
      error: 'We couldn’t read this document in time. Try again.',
    })
    putBack()
    const { version } = await copilot.one(documents.read, { id: document.id })
    await copilot.one(documents.retry, { id: document.id, version })
    expect((await copilot.indexed(document.id)).indexingStatus).toMatchObject({ status: 'COMPLETED', error: null })
  })

  it('has its pages, and says so, where only its details couldn’t be collected', async () => {
    const document = await begun()
    readerThat({ findFacts: outOfTime })
    await expect(attempt(document, 1)).rejects.toThrow('took too long')
    expect((await statusOf(document.id)).status, 'nobody answers from it before that').toBe('INDEXING')
    await attempt(document, lastAttempt)
    expect(await statusOf(document.id)).toMatchObject({
      ...{ status: 'COMPLETED', error: null },
      factsError: 'We couldn’t collect the details of this document in time. Try again.',
    })
  })

  it('names the pages that take too much work, and doesn’t blame its size', async () => {
    const document = await begun()
    const { read } = currentReader()
    readerThat({
      async read(agencyId, question) {
        if (question.from === 1 && question.to >= 1) return { state: 'TOO_MUCH' }
        // As if its only page were the second one.
        const outcome = await read(agencyId, { ...question, from: 1, to: question.to === 0 ? 0 : 1 })
        if (outcome.state !== 'ANSWERED' || 'failure' in outcome.answer) return outcome
        const pages = outcome.answer.pages.map((read): ReadPage => {
          const second = { ...read, number: 2, total: 2 }
          return second.state === 'READ' ? { ...second, page: { ...second.page, number: 2 } } : second
        })
        return { state: 'ANSWERED', answer: { pages, total: 2 } }
      },
    })
    await attempt(document, 1)
    const { status, unreadPages, pageCount } = await statusOf(document.id)
    expect({ status, pageCount }).toEqual({ status: 'COMPLETED', pageCount: 2 })
    expect(unreadPages).toEqual([1])
  })

  it('is too hard as a whole, not too large, where nothing of it can be opened', async () => {
    const document = await begun()
    readerThat({ read: async () => ({ state: 'TOO_MUCH' }) })
    await attempt(document, 1)
    const { error } = await statusOf(document.id)
    expect(error).not.toContain('too large')
  })
})
