import { describe, expect, it } from 'vitest'
import { documents, them, us, useCopilotSubgraph } from '../testing/copilot-subgraph.ts'

const copilot = useCopilotSubgraph()

const passage = 'id page text start document { id }'
const search = `query ($text: String!, $documentId: ID) {
  searchKnowledgeBase(text: $text, documentId: $documentId) { ${passage} } }`
const open = `query ($id: ID!) { knowledgeBasePassage(id: $id) { ${passage} } }`
const ask = `query ($question: String!) { askKnowledgeBase(question: $question) { quotes { ${passage} } } }`
const pages = `query ($documentId: ID!, $after: Int, $first: Int) {
  knowledgeBasePages(documentId: $documentId, after: $after, first: $first) { number label text } }`

interface Passage {
  id: string
  page: number
  text: string
  start: number
  document: { id: string }
}
interface PageOfText {
  number: number
  label: string | null
  text: string
}

async function indexed(title: string, content: string) {
  const { id } = await copilot.one(documents.create, { input: { title, content } })
  return copilot.indexed(id)
}
const found = async (text: string, documentId?: string) =>
  (await copilot.data<{ searchKnowledgeBase: Passage[] }>(search, { text, documentId })).searchKnowledgeBase
const opened = async (id: string, caller: object = us) =>
  (await copilot.data<{ knowledgeBasePassage: Passage | null }>(open, { id }, caller)).knowledgeBasePassage
const read = async (documentId: string, more: object = {}) =>
  (await copilot.data<{ knowledgeBasePages: PageOfText[] }>(pages, { documentId, ...more })).knowledgeBasePages

describe('a passage', () => {
  it('is opened by its id, as it was found', async () => {
    await indexed('Granaries', 'Granaries are quoted by the carrier. Silos of dolomite are declined.')
    const [passage] = await found('silos of dolomite')
    expect(await opened(passage?.id ?? '')).toEqual(passage)
  })

  it('can be a sentence that an answer quotes, which is a stretch of its page', async () => {
    const document = await indexed('Ferries', 'Ferries sail at noon. Ferries of tourmaline need a bond. They are old.')
    const { askKnowledgeBase } = await copilot.data<{ askKnowledgeBase: { quotes: Passage[] } }>(ask, {
      question: 'Do ferries of tourmaline need a bond?',
    })
    const [quote] = askKnowledgeBase.quotes
    expect(quote?.text).toBe('Ferries of tourmaline need a bond.')
    expect(await opened(quote?.id ?? '')).toEqual(quote)
    const [page] = await read(document.id)
    expect(page?.text.slice(quote?.start, (quote?.start ?? 0) + (quote?.text.length ?? 0))).toBe(quote?.text)
  })

  it('is gone once its document was read again, whatever it says now', async () => {
    const document = await indexed('Mills', 'Mills of gneiss are inspected.')
    const [passage] = await found('gneiss')
    const input = { title: 'Mills', content: 'Mills of gneiss are inspected twice.' }
    await copilot.one(documents.update, { id: document.id, version: document.version, input })
    await copilot.indexed(document.id)
    expect(await opened(passage?.id ?? '')).toBeNull()
  })

  it.each(['', 'p1.0.9', `${'6'.repeat(24)}.0.9`])('is not there under an id that names none: "%s"', async id => {
    expect(await opened(id)).toBeNull()
  })

  it('has no words but its own', async () => {
    await indexed('Wharves', 'Wharves of schist are surveyed.')
    const [passage] = await found('schist')
    const [id, start, end] = passage?.id.split('.') ?? []
    expect(await opened(`${id}.${start}.${Number(end) + 1}`)).toBeNull()
    expect(await opened(`${id}.${end}.${start}`)).toBeNull()
  })

  it('is never another agency’s', async () => {
    await indexed('Vaults', 'Vaults of rhyolite are ours.')
    const [passage] = await found('rhyolite')
    expect(await opened(passage?.id ?? '', them)).toBeNull()
  })
})

describe('a question about one document', () => {
  it('finds the sentences of that document that answer it', async () => {
    const filler = 'The harbor office is open on weekdays. '.repeat(40)
    const content = `# Piers\n\nPiers of basanite are covered in winter.\n\n${filler}\n\n# Boats\n\nBasanite may be shipped. ${filler}`
    const document = await indexed('Piers', content)
    await indexed('Other piers', 'Piers of basanite are covered in winter, says another.')
    const quotes = await found('Are piers of basanite covered in winter?', document.id)
    expect(quotes.map(({ text }) => text)).toEqual(['Piers of basanite are covered in winter.'])
    expect(quotes[0]?.document.id).toBe(document.id)
  })

  it('needs a document of the agency', async () => {
    const document = await indexed('Quays', 'Quays of diorite.')
    const failure = await copilot.failure(search, { text: 'diorite', documentId: document.id }, them)
    expect(failure.extensions.code).toBe('NOT_FOUND')
  })
})

describe('the pages of a document', () => {
  it('come in their order, in portions', async () => {
    const [file] = await copilot.upload(
      await copilot.send('A line of a long text.\n\n'.repeat(500), { name: 'Long.txt', mimeType: 'text/plain' }),
    )
    const { id, indexingStatus } = await copilot.indexed(file?.id ?? '')
    const count = indexingStatus.pageCount ?? 0
    expect(count).toBeGreaterThan(2)
    expect((await read(id)).map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, at) => at + 1))
    expect((await read(id, { after: 1, first: 1 })).map(({ number }) => number)).toEqual([2])
  })

  it('are of an agency, and 50 at most', async () => {
    const { id } = await indexed('Docks', 'Docks of andesite.')
    expect((await copilot.failure(pages, { documentId: id }, them)).extensions.code).toBe('NOT_FOUND')
    const failure = await copilot.failure(pages, { documentId: id, first: 51 })
    expect(failure.extensions.validationErrors).toEqual([{ path: 'first', message: 'Ask for at most 50 pages.' }])
  })
})
