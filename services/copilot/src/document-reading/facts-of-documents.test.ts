import { inTenantScope } from '@coverdesk/kit'
import { runJob } from '@coverdesk/kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { ReadDocument } from '../documents/read-document.model.ts'
import { extractionVersion } from '../facts/storing/extraction-version.ts'
import { factsOf } from '../facts/storing/facts-of.ts'
import { forgetFacts } from '../facts/storing/store-facts.ts'
import { DocumentPage } from '../search/models/document-page.model.ts'
import { documents, us, useCopilotSubgraph } from '../testing/copilot-subgraph.ts'
import { readDocument } from './read-document.ts'
import { useReadingLog } from './reading-log.ts'
import { queueOutdatedFacts } from './renew-facts.ts'

const copilot = useCopilotSubgraph()
/** In milliseconds: from source, a process that reads takes seconds to begin. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const declarations = (limit: string) =>
  `# Commercial General Liability Declarations\n\nPolicy number: GL-7734021\n\nEach occurrence limit: ${limit}\n`
const here = <Result>(act: () => Promise<Result>) => inTenantScope(us.agencyId, act)

async function added(content: string) {
  const created = await copilot.one(documents.create, { input: { title: 'Declarations', content } })
  const { indexingStatus, version } = await copilot.indexed(created.id)
  expect(indexingStatus.status).toBe('COMPLETED')
  return { id: created.id, version, sourceId: `text:${created.id}` }
}
const limitsOf = async (sourceId: string) => {
  const facts = await here(() => factsOf([sourceId], ['glPerOccurrenceLimit']))
  return facts.map(({ value, isOutdated }) => ({ value, isOutdated }))
}
const found = (dollars: number) => [{ value: dollars * 100, isOutdated: false }]

describe('the facts of a document', () => {
  it('are stored when it is read, with the page that proves them', async () => {
    const { sourceId } = await added(declarations('$1,000,000'))
    const [fact] = await here(() => factsOf([sourceId], ['glPerOccurrenceLimit']))
    expect(fact).toMatchObject({ state: 'FOUND', value: 1_000_000_00 })
    expect(fact?.evidence[0]).toMatchObject({ fileId: sourceId, page: 1, quote: 'Each occurrence limit: $1,000,000' })
  })

  it('are those of its new words after a change, and go with it', async () => {
    const { id, version, sourceId } = await added(declarations('$1,000,000'))
    const input = { title: 'Declarations', content: declarations('$2,000,000') }
    const changed = await copilot.one(documents.update, { id, version, input })
    await copilot.indexed(id)
    expect(await limitsOf(sourceId)).toEqual(found(2_000_000))
    await copilot.data(documents.remove, { id, version: changed.version })
    expect(await here(() => factsOf([sourceId]))).toEqual([])
  })

  it('are found again once the rules have changed', async () => {
    const { sourceId } = await added(declarations('$3,000,000'))
    await here(() => ReadDocument.updateOne({ sourceId }, { extraction: extractionVersion - 1 }))
    const { reading } = await here(() => ReadDocument.findOne({ sourceId }).orFail().lean())
    await here(() => forgetFacts([sourceId]))
    await runJob(queueOutdatedFacts)
    await vi.waitFor(async () => expect(await limitsOf(sourceId)).toEqual(found(3_000_000)), { timeout: 30_000 })
    const renewed = await here(() => ReadDocument.findOne({ sourceId }).orFail().lean())
    expect(renewed).toMatchObject({ reading, extraction: extractionVersion, state: 'COMPLETED' })
  })
})

describe('a document that was read in an earlier attempt', () => {
  const warn = vi.fn()
  const paragraph = 'The insurer pays those sums that the insured becomes legally obligated to pay as damages. '
  /** As it is when its process is killed behind the last page. */
  async function stopped(limit: string) {
    const { sourceId } = await added(`${declarations(limit)}\n${`${paragraph.repeat(6)}\n\n`.repeat(40)}`)
    const { reading, pagesRead } = await here(() => ReadDocument.findOne({ sourceId }).orFail().lean())
    expect(pagesRead).toBeGreaterThan(3)
    await here(() => ReadDocument.updateOne({ sourceId }, { state: 'READING', extraction: null, completedAt: null }))
    return { sourceId, reading, pagesRead }
  }
  const again = (payload: { sourceId: string; reading: number }) => runJob(readDocument, payload, us.agencyId)
  const read = (sourceId: string) => here(() => ReadDocument.findOne({ sourceId }).orFail().lean())

  it('gets its facts from the pages that are stored', async () => {
    const { sourceId, reading } = await stopped('$5,000,000')
    await here(() => forgetFacts([sourceId]))
    await again({ sourceId, reading })
    expect(await limitsOf(sourceId)).toEqual(found(5_000_000))
    expect(await read(sourceId)).toMatchObject({ state: 'COMPLETED', extraction: extractionVersion })
  })

  it('is completed without facts when finding them ends its process, and the log says so once, with ids only', async () => {
    const { sourceId, reading, pagesRead } = await stopped('$6,000,000')
    await here(() => DocumentPage.updateOne({ fileId: sourceId, number: pagesRead }, { blocks: Buffer.from('?') }))
    useReadingLog({ warn })
    await again({ sourceId, reading })
    expect(warn.mock.calls).toEqual([[{ agencyId: us.agencyId, sourceId, reading }, expect.any(String)]])
    expect(await read(sourceId)).toMatchObject({
      ...{ state: 'COMPLETED', failure: null, extraction: extractionVersion },
      factsFailure: expect.stringContaining('Try again'),
    })
    expect(await limitsOf(sourceId)).toEqual([])
    await runJob(queueOutdatedFacts)
    expect(warn, 'it isn’t tried again').toHaveBeenCalledTimes(1)
  })

  it('is left alone once it is read anew', async () => {
    const { sourceId, reading } = await stopped('$7,000,000')
    await again({ sourceId, reading: reading - 1 })
    expect(await read(sourceId)).toMatchObject({ state: 'READING' })
  })
})
