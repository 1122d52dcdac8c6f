import { type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import plugin from '../plugin'
import { answerKnowledge, knowledgeRow, knowledgeRows } from '../testing/knowledge.fixtures'
import { indexingLabels, labelOf, percentOf } from './indexing-labels'
import { knowledgeList } from './knowledge-list'

let rendered: RenderedPlugin
const open = async (path: string, rows = knowledgeRows(3)) => {
  rendered = await renderPlugin(plugin, { path, answers: { KnowledgeDocuments: answerKnowledge(rows) } })
}
const says = (text: string) => vi.waitFor(() => expect(rendered.page.textContent).toContain(text), 10_000)

describe('the knowledge base', () => {
  afterEach(() => rendered.unmount())

  it('has the columns of the specification, in its order', async () => {
    await open('/app/knowledge')
    await says('3 documents')
    for (const heading of ['Name', 'Status', 'Created By', 'Date Added']) await says(heading)
    expect(knowledgeList.columns.map(({ header }) => header)).toEqual(['Name', 'Status', 'Created By', 'Date Added'])
  })

  it('asks for what its address filters by', async () => {
    await open('/app/knowledge?filter=priya&status=COMPLETED', [knowledgeRow(0), knowledgeRow(1)])
    await says('1 document')
    expect(rendered.sent.find(({ name }) => name === 'KnowledgeDocuments')?.variables).toMatchObject({
      search: 'priya',
      status: 'COMPLETED',
    })
  })

  it('says that there are no documents', async () => {
    await open('/app/knowledge', [])
    await says('No documents')
  })
})

describe('how far a document is', () => {
  it('has the words and colors of the specification', () => {
    expect(indexingLabels).toEqual({
      UNKNOWN: { label: 'Queued', tone: 'neutral' },
      INDEXING: { label: 'Indexing', tone: 'blue' },
      COMPLETED: { label: 'Completed', tone: 'green' },
      FAILED: { label: 'Failed', tone: 'red' },
    })
  })

  it('is never "Completed" where pages are unread', () => {
    const status = { ...knowledgeRow(0).indexingStatus, pageCount: 3 }
    expect(labelOf(status)).toEqual({ label: 'Completed', tone: 'green' })
    expect(labelOf({ ...status, unreadPages: [2] })).toEqual({ label: '1 of 3 pages unread', tone: 'amber' })
    expect(labelOf({ ...status, unreadPages: [1, 2, 3] })).toEqual({ label: '3 of 3 pages unread', tone: 'red' })
    const scan = { ...status, pageCount: 1, unreadPages: [1] }
    expect(labelOf(scan)).toEqual({ label: '1 of 1 page unread', tone: 'red' })
    expect(labelOf({ ...scan, status: 'INDEXING' as const }).label).toBe('Indexing')
  })

  it.each([
    [0, '0%'],
    [0.4567, '45.67%'],
    [1 / 3, '33.33%'],
    [0.5, '50%'],
    [1, '100%'],
  ])('is a percentage with up to two decimals: %s', (progress, words) => {
    expect(percentOf(progress)).toBe(words)
  })
})
