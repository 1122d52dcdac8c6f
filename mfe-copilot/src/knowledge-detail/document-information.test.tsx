import { type RenderedPlugin, renderPlugin, type StageOptions } from '@coverdesk/plugin-sdk/testing'
import { afterEach, expect, it, vi } from 'vitest'
import plugin from '../plugin'
import { answerKnowledge, guide, indexing, knowledgeRows, locked } from '../testing/knowledge.fixtures'

let rendered: RenderedPlugin

async function open(
  KnowledgeDocument: NonNullable<StageOptions['answers']>[string],
  answers: StageOptions['answers'] = {},
) {
  rendered = await renderPlugin(plugin, {
    path: '/app/knowledge/1',
    answers: { KnowledgeDocuments: answerKnowledge(knowledgeRows(2)), KnowledgeDocument, ...answers },
  })
}
// The slide-out is beside the page.
const says = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text), 10_000)
const asked = () => rendered.sent.filter(({ name }) => name === 'KnowledgeDocument').length

afterEach(() => rendered.unmount())

it('is asked for again every three seconds while the document is indexed, and no more afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    let isDone = false
    await open(() => ({ knowledgeBaseDocument: isDone ? guide : indexing }))
    await says('45.67%')
    const before = asked()
    vi.advanceTimersByTime(2_900)
    expect(asked()).toBe(before)
    vi.advanceTimersByTime(200)
    await vi.waitFor(() => expect(asked()).toBe(before + 1), 20_000)
    isDone = true
    vi.advanceTimersByTime(3_000)
    await says('Completed')
    const after = asked()
    vi.advanceTimersByTime(30_000)
    expect(asked()).toBe(after)
  } finally {
    vi.useRealTimers()
  }
})

it('says which part of a document could not be read, and reads it again', async () => {
  const part = { ...guide, indexingStatus: { ...guide.indexingStatus, pageCount: 3, unreadPages: [2] } }
  await open({ knowledgeBaseDocument: part }, { RetryKnowledgeDocument: { retryKnowledgeBaseDocument: indexing } })
  await says('1 of 3 pages couldn’t be read.')
  expect(document.querySelector('[role=dialog]')?.textContent).not.toContain('Completed')
  const again = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')
  again?.click()
  await vi.waitFor(() => expect(rendered.sent.map(({ name }) => name)).toContain('RetryKnowledgeDocument'), 10_000)
  await says('45.67%')
})

it('says that the details of a document could not be collected in time', async () => {
  const factsError = 'We couldn’t collect the details of this document in time. Try again.'
  await open({ knowledgeBaseDocument: { ...guide, indexingStatus: { ...guide.indexingStatus, factsError } } })
  await says(factsError)
})

it('leads to the document itself, and to its file', async () => {
  await open({ knowledgeBaseDocument: guide })
  await says('Underwriting guide for contractors')
  const links = [...document.querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')])
  expect(links).toContainEqual(['Open document', '/app/knowledge/1/view'])
  expect(links).toContainEqual(['Underwriting guide.pdf', guide.file?.url])
})

it('says what to do with a document that needs a password, and offers no vain attempt', async () => {
  await open({ knowledgeBaseDocument: locked })
  await says('This document needs a password. Upload the file again and enter its password.')
  expect(document.body.textContent).not.toContain('Try again')
})
