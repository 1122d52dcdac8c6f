import { failing, type RenderedPlugin, renderPlugin, type StageOptions } from '@coverdesk/plugin-sdk/testing'
import { afterEach, expect, it, vi } from 'vitest'
import type { KnowledgeProfileFragment } from '../generated/documents'
import copilot from '../plugin'
import { answerPages, mail, markedOn } from '../testing/knowledge.fixtures'

let rendered: RenderedPlugin

async function open(path: string, answers: StageOptions['answers'] = {}, document: KnowledgeProfileFragment = mail) {
  rendered = await renderPlugin(copilot, {
    path,
    answers: {
      KnowledgeDocument: { knowledgeBaseDocument: document },
      OpenedPassage: { knowledgeBasePassage: markedOn(2) },
      PassagesOfDocument: { searchKnowledgeBase: [markedOn(1), markedOn(2), markedOn(3)] },
      KnowledgePages: answerPages(document.indexingStatus.pageCount ?? 1),
      ...answers,
    },
  })
}
const says = (text: string) => vi.waitFor(() => expect(rendered.page.textContent).toContain(text), 10_000)
const marks = () => [...rendered.page.querySelectorAll('mark')].map(({ textContent }) => textContent)
const sent = (name: string) => rendered.sent.filter(one => one.name === name).map(({ variables }) => variables)

afterEach(() => rendered.unmount())

it('marks the passage that the address names, and nothing else', async () => {
  await open('/app/knowledge/1/view?page=2&passage=p2')
  await says('1 of 1')
  expect(marks()).toEqual(['Roofers above 2 stories are referred to the carrier.'])
  expect(sent('PassagesOfDocument')).toEqual([])
})

it('marks all that answers the question, and begins at the passage that was chosen', async () => {
  await open('/app/knowledge/1/view?page=2&passage=p2&q=roofers')
  await says('2 of 3')
  expect(marks()).toHaveLength(3)
  expect(sent('PassagesOfDocument')).toEqual([{ text: 'roofers', documentId: '1' }])
})

it('says that the document has changed, and still shows the page', async () => {
  await open('/app/knowledge/1/view?page=2&passage=p2', { OpenedPassage: { knowledgeBasePassage: null } })
  await says('This document has changed since the passage was found, so page 2 is shown without it.')
  await says('Section 2.')
  expect(marks()).toEqual([])
})

it('marks no passage of another document', async () => {
  await open('/app/knowledge/1/view?page=2&passage=p2', { OpenedPassage: { knowledgeBasePassage: markedOn(2, '9') } })
  await says('This document has changed')
  expect(marks()).toEqual([])
})

it('asks for the pages around the one that is wanted', async () => {
  const { indexingStatus } = mail
  await open('/app/knowledge/1/view?page=30', {}, { ...mail, indexingStatus: { ...indexingStatus, pageCount: 50 } })
  await says('Pages 21–40 of 50')
  expect(sent('KnowledgePages')).toEqual([{ documentId: '1', after: 20 }])
})

it('says that there is no such document', async () => {
  await open('/app/knowledge/1/view', {
    KnowledgeDocument: failing(
      { code: 'NOT_FOUND', message: 'There is no such document.' },
      { knowledgeBaseDocument: null },
    ),
  })
  await says('There is no such document')
})
