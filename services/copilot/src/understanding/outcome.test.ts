import { describe, expect, it } from 'vitest'
import type { DoneCall } from './engine.ts'
import { outcomeOf } from './outcome.ts'

const searched = [{ name: 'Policy.pdf', pages: 14 }]
const looked = (more: object = {}): Pick<DoneCall, 'name' | 'outcome'> => ({
  name: 'SEARCH_FILE',
  outcome: { output: JSON.stringify({ passages: [], searched, unread: [], ...more }) },
})
const failed: Pick<DoneCall, 'name' | 'outcome'> = { name: 'SEARCH_FILE', outcome: { error: 'It took too long.' } }
const notFound = [{ question: 'Flood?', sources: ['Policy.pdf'] }]

describe('the outcome of a question', () => {
  it.each([
    ['FOUND', {}, 1, [looked()]],
    ['FOUND', {}, 0, [looked()]],
    ['FOUND', { notFound }, 2, [looked()]],
    ['CLOSEST', { closest: ['Flood?'] }, 2, [looked()]],
    ['NOT_IN_DOCUMENTS', { notFound }, 0, [looked()]],
    // The quotes that came close aren’t on their pages.
    ['NOT_IN_DOCUMENTS', { closest: ['Flood?'] }, 0, [looked()]],
    ['COULD_NOT_SEARCH', { notFound }, 0, [failed]],
    ['COULD_NOT_SEARCH', { notFound }, 1, [looked({ unread: ['Lease.pdf is still being read.'] })]],
    [
      'COULD_NOT_SEARCH',
      { closest: ['Flood?'] },
      1,
      [looked(), { ...failed, name: 'SEARCH_KNOWLEDGE_GRAPH' as const }],
    ],
    // A model that says nothing of it.
    ['COULD_NOT_SEARCH', {}, 0, [failed]],
    // A later search of the same kind worked.
    ['NOT_IN_DOCUMENTS', { notFound }, 0, [failed, looked()]],
    ['NEEDS_YOU', { asksForInput: true, candidates: [{ label: 'One', message: 'One' }] }, 0, [looked()]],
  ] as const)('is %s', (kind, answer, proven, calls) => {
    expect(outcomeOf({ answer: answer as never, proven, calls })?.kind).toBe(kind)
  })

  it('is none where nothing was asked', () => {
    expect(outcomeOf({ answer: {}, proven: 0, calls: [] })).toBeNull()
  })

  it('names what was searched, and what wasn’t', () => {
    const calls = [looked({ unread: ['Lease.pdf is still being read.'] })]
    expect(outcomeOf({ answer: { notFound }, proven: 0, calls })).toEqual({
      kind: 'COULD_NOT_SEARCH',
      ...{ searched, failures: ['Lease.pdf is still being read.'], candidates: [] },
    })
  })
})
