import { describe, expect, it } from 'vitest'
import { type DocumentAnswer, documents, them, us, useCopilotSubgraph } from '../testing/copilot-subgraph.ts'

const copilot = useCopilotSubgraph()

const guide =
  '# Roofing guide\n\nThe purpose of this guide is to say which roofers we quote. Roofers above three stories are referred to the carrier.\n'
const create = (title: string, content = guide) => copilot.one(documents.create, { input: { title, content } })
const titles = async (variables: object) => {
  const { knowledgeBaseDocuments } = await copilot.data<{ knowledgeBaseDocuments: { items: { title: string }[] } }>(
    documents.list,
    variables,
  )
  return knowledgeBaseDocuments.items.map(({ title }) => title)
}
const ids = (document: DocumentAnswer) => ({ id: document.id, version: document.version })

describe('a text document', () => {
  it('is queued, then indexed, with what it says of itself', async () => {
    const created = await create('Roofing guide')
    expect(created).toMatchObject({
      kind: 'TEXT',
      version: 1,
      text: { content: guide.trim() },
      createdBy: { id: us.userId },
    })
    const indexed = await copilot.indexed(created.id)
    expect(indexed.indexingStatus).toMatchObject({ status: 'COMPLETED', progress: 1, error: null, pageCount: 1 })
    expect(indexed.metadata).toMatchObject({
      title: 'Roofing guide',
      purpose: expect.stringContaining('which roofers we quote'),
      summary: expect.stringContaining('Roofers above three stories'),
    })
    expect(indexed.version, 'reading is no change that someone made').toBe(1)
  })

  it('needs a title and content', async () => {
    const failure = await copilot.failure(documents.create, { input: { title: ' ', content: '' } })
    expect(failure.extensions.validationErrors).toEqual([
      { path: 'title', message: 'Enter a title.' },
      { path: 'content', message: 'Enter the content.' },
    ])
  })

  it('is found by its new words after a change, and no longer by its former ones', async () => {
    const created = await create('Swimming pools', 'Diving boards need a fence of pyrite.')
    await copilot.indexed(created.id)
    const input = { title: 'Swimming pools', content: 'Diving boards need a fence of basalt.' }
    const saved = await copilot.one(documents.update, { ...ids(created), input })
    expect(saved).toMatchObject({ version: 2, indexingStatus: { status: 'UNKNOWN' } })
    await copilot.indexed(created.id)
    expect(await found('basalt')).toEqual(['Diving boards need a fence of basalt.'])
    expect(await found('pyrite')).toEqual([])
  })

  it('is changed from the version that was read, or not at all', async () => {
    const created = await create('Pier')
    await copilot.one(documents.update, { ...ids(created), input: { title: 'Pier 9', content: guide } })
    const failure = await copilot.failure(documents.update, {
      ...ids(created),
      input: { title: 'Pier 10', content: guide },
    })
    expect(failure.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2, title: 'Pier 9' } })
  })
})

describe('a file', () => {
  it('becomes a document that is titled after it, and is searched', async () => {
    const [document] = await copilot.upload(
      await copilot.send('Location,Limit\nPier 4 warehouse,1250000\n', {
        name: 'Schedule of locations.csv',
        mimeType: 'text/csv',
      }),
    )
    expect(document).toMatchObject({ kind: 'FILE', title: 'Schedule of locations', text: null })
    expect(document?.file?.url).toMatch(/^\/files\/[^/]+\/Schedule%20of%20locations\.csv$/)
    await copilot.indexed(document?.id ?? '')
    expect((await found('$1.25M warehouse'))[0]).toContain('Pier 4 warehouse')
  })

  it('can be several at once, in their order', async () => {
    const uploaded = await copilot.upload(
      await copilot.send('One.', { name: 'One.txt', mimeType: 'text/plain' }),
      await copilot.send('Two.', { name: 'Two.txt', mimeType: 'text/plain' }),
    )
    expect(uploaded.map(({ title }) => title)).toEqual(['One', 'Two'])
  })

  it('must be chosen, and still be there', async () => {
    const none = await copilot.failure(documents.upload, { input: { fileIds: [] } })
    expect(none.extensions.validationErrors).toEqual([{ path: 'fileIds', message: 'Choose at least one file.' }])
    const gone = await copilot.failure(documents.upload, { input: { fileIds: ['5'.repeat(32)] } })
    expect(gone.extensions.validationErrors).toEqual([
      { path: 'fileIds.0', message: 'This file is no longer available. Choose it again.' },
    ])
  })

  it('that is damaged fails with a sentence, and can be read again', async () => {
    const [document] = await copilot.upload(
      await copilot.send('%PDF-1.4 nothing', { name: 'Torn.pdf', mimeType: 'application/pdf' }),
    )
    const failed = await copilot.indexed(document?.id ?? '')
    expect(failed.indexingStatus).toMatchObject({ status: 'FAILED', failure: 'DAMAGED' })
    expect(failed.indexingStatus.error).toMatch(/damaged/)
    const again = await copilot.one(documents.retry, ids(failed))
    expect(again).toMatchObject({ version: 2, indexingStatus: { status: 'UNKNOWN', error: null } })
    expect((await copilot.indexed(again.id)).indexingStatus.status).toBe('FAILED')
  })

  it('is replaced by a newer one; the former one stays available and is no longer searched', async () => {
    const [document] = await copilot.upload(
      await copilot.send('Surcharge for obsidian roofs.', { name: 'Rates 2026.txt', mimeType: 'text/plain' }),
    )
    const before = await copilot.indexed(document?.id ?? '')
    const fileId = await copilot.send('Surcharge for feldspar roofs.', {
      name: 'Rates 2027.txt',
      mimeType: 'text/plain',
    })
    const replaced = await copilot.one(documents.replace, { ...ids(before), input: { fileId } })
    expect(replaced).toMatchObject({
      version: 2,
      title: 'Rates 2026',
      file: { name: 'Rates 2027.txt' },
      formerFiles: [{ file: { name: 'Rates 2026.txt' } }],
    })
    await copilot.indexed(replaced.id)
    expect(await found('feldspar')).toEqual(['Surcharge for feldspar roofs.'])
    expect(await found('obsidian')).toEqual([])
  })

  it('that is deleted is not found any more', async () => {
    const created = await create('Gone soon', 'Only this one knows of malachite.')
    await copilot.indexed(created.id)
    expect(await copilot.data(documents.remove, ids(created))).toEqual({ deleteKnowledgeBaseDocument: true })
    expect(await found('malachite')).toEqual([])
    expect((await copilot.failure(documents.read, { id: created.id })).extensions.code).toBe('NOT_FOUND')
  })
})

describe('the knowledge base', () => {
  it('is one for an agency, with all of its documents', async () => {
    const { id } = await create('Of the base')
    const read = 'documents(first: 100) { items { id } }'
    interface Base {
      id: string
      title: string
      documents: { items: { id: string }[] }
    }
    const { knowledgeBases } = await copilot.data<{ knowledgeBases: Base[] }>(`{ knowledgeBases { id title ${read} } }`)
    expect(knowledgeBases).toMatchObject([{ title: 'Knowledge Base' }])
    expect(knowledgeBases[0]?.documents.items).toContainEqual({ id })
    const byId = `query ($id: ID!) { knowledgeBase(id: $id) { id title ${read} } }`
    const own = { id: knowledgeBases[0]?.id }
    expect(await copilot.data(byId, own)).toEqual({ knowledgeBase: knowledgeBases[0] })
    expect((await copilot.failure(byId, own, them)).extensions.code).toBe('NOT_FOUND')
  })

  it('is searched by any part of a title or of who added it, and sorted', async () => {
    for (const title of ['Zebra crossing', 'Aardvark farm']) await create(title)
    expect(await titles({ search: 'zebr' })).toEqual(['Zebra crossing'])
    expect(await titles({ search: 'rdvar uill' }), 'in the middle of words').toEqual(['Aardvark farm'])
    expect(await titles({ search: 'nobody' })).toEqual([])
    expect(await titles({ search: '%' }), 'signs are nothing to search for').toEqual([])
    expect((await titles({ sort: 'TITLE_ASC' }))[0]).toBe('Aardvark farm')
  })

  it('answers with the words of a document, and says what it searched', async () => {
    await copilot.indexed(
      (await create('Travertine', 'Shops that cut travertine wear respirators. They also sweep.')).id,
    )
    const answer = await ask('Do shops that cut travertine wear respirators?')
    expect(answer).toMatchObject({ isFound: true, quotes: [{ text: 'Shops that cut travertine wear respirators.' }] })
    expect(answer.documentCount).toBeGreaterThan(0)
    expect(answer.pageCount).toBeGreaterThanOrEqual(answer.documentCount)
  })

  it('says that there is no answer', async () => {
    expect(await ask('What is the deductible for helicopters in Norway?')).toMatchObject({ isFound: false })
  })

  it('is never another agency’s', async () => {
    const created = await create('Secret', 'The sentence about chrysoprase is ours alone.')
    await copilot.indexed(created.id)
    const theirs = await copilot.data<{ searchKnowledgeBase: unknown[] }>(
      documents.search,
      { text: 'chrysoprase' },
      them,
    )
    expect(theirs.searchKnowledgeBase).toEqual([])
    expect((await copilot.failure(documents.read, { id: created.id }, them)).extensions.code).toBe('NOT_FOUND')
    expect((await copilot.failure(documents.remove, ids(created), them)).extensions.code).toBe('NOT_FOUND')
    expect(await found('chrysoprase')).toHaveLength(1)
  })
})

async function found(text: string): Promise<string[]> {
  const { searchKnowledgeBase } = await copilot.data<{ searchKnowledgeBase: { text: string }[] }>(documents.search, {
    text,
  })
  return searchKnowledgeBase.map(passage => passage.text.trim())
}

interface Answer {
  isFound: boolean
  documentCount: number
  pageCount: number
  quotes: { text: string }[]
}

async function ask(question: string): Promise<Answer> {
  return (await copilot.data<{ askKnowledgeBase: Answer }>(documents.ask, { question })).askKnowledgeBase
}
