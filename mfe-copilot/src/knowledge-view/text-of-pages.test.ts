import { describe, expect, it } from 'vitest'
import type { MarkedPassageFragment } from '../generated/documents'
import { joinPages, type PageOfText, rangesIn } from './text-of-pages'

const page = (number: number, text: string, label: string | null = null): PageOfText => ({
  __typename: 'KnowledgePage',
  ...{ number, label, text },
})
const passage = (id: string, page: number, start: number, text: string): MarkedPassageFragment => ({
  __typename: 'KnowledgePassage',
  ...{ id, page, start, text },
  boxes: [],
  document: { __typename: 'KnowledgeBaseDocument', id: '1' },
})

describe('pages of text', () => {
  it('stand one below the other, each under its name or number', () => {
    expect(joinPages([page(1, 'Pier 4'), page(2, 'Pier 5', 'Sheet Piers')], false).text).toBe(
      'Page 1\n\nPier 4\n\nSheet Piers\n\nPier 5',
    )
  })

  it('need no heading where there is but one', () => {
    expect(joinPages([page(1, 'Pier 4')], true).text).toBe('Pier 4')
    expect(joinPages([page(1, 'Pier 4', 'Sheet Piers')], true).text).toBe('Sheet Piers\n\nPier 4')
  })

  it('have their passages where their words are', () => {
    const joined = joinPages([page(4, 'Docks and piers'), page(5, 'Roofs and piers')], false)
    const ranges = rangesIn(joined, [passage('roof', 5, 0, 'Roofs'), passage('dock', 4, 10, 'piers')])
    expect(ranges.map(({ id, start, end }) => `${id}: ${joined.text.slice(start, end)}`)).toEqual([
      'roof: Roofs',
      'dock: piers',
    ])
    const { heading = -1 } = joined.places.get(5) ?? {}
    expect(joined.text.slice(heading).startsWith('Page 5\n')).toBe(true)
  })

  it('leave out passages of other pages, and what a page no longer has', () => {
    const joined = joinPages([page(1, 'Short')], true)
    expect(rangesIn(joined, [passage('other', 2, 0, 'Short'), passage('gone', 1, 9, 'words')])).toEqual([])
    expect(rangesIn(joined, [passage('cut', 1, 2, 'ort and more')])).toMatchObject([{ start: 2, end: 5 }])
  })
})
