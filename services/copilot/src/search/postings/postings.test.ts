import { describe, expect, it } from 'vitest'
import { passagesOf } from '../passages/passages-of.ts'
import { pageOf } from '../testing/page-of.ts'
import { combine } from './combine.ts'
import { invert } from './invert.ts'
import { packTable, unpackTable } from './pack-table.ts'
import { bucketOf, packTerms, termsIn, unpackPostings } from './pack-terms.ts'
import { packVocabulary, unpackVocabulary, vocabularyOf } from './pack-vocabulary.ts'
import type { SegmentContent } from './segment-content.ts'

const words = (count: number, word: string) => Array.from({ length: count }, (_, place) => `${word}${place}x`).join(' ')
const segmentOf = (fileId: string, first: number, ...notations: string[]) => {
  const pages = notations.map((notation, place) => pageOf(first + place, notation))
  return invert(passagesOf(pages), { fileId, title: 'Umbrella', before: '', after: '' })
}
const packed = ({ passages, terms }: SegmentContent) => ({ passages, buckets: packTerms(terms) })
const postingsOf = ({ terms }: SegmentContent, term: string) => {
  const { passages = [], impacts = [] } = terms.get(term) ?? {}
  return new Map(passages.map((passage, place) => [passage, impacts[place] ?? 0]))
}
const sortedTerms = ({ terms }: SegmentContent) => [...terms].sort(([a], [b]) => (a < b ? -1 : 1))

describe('what a word says about a passage', () => {
  const content = segmentOf(
    'a',
    1,
    `# Flood\n${words(100, 'one')}\n## Exclusions\nearthquake ${words(100, 'two')}\n## Other\n${words(100, 'three')}`,
  )

  it('is more in a heading than in the text', () => {
    expect(postingsOf(content, 'exclusion').get(1)).toBeGreaterThan(postingsOf(content, 'earthquak').get(1) ?? 0)
  })
  it('is much less in a neighbor', () => {
    const earthquake = postingsOf(content, 'earthquak')
    expect([...earthquake.keys()]).toEqual([0, 1, 2])
    expect((earthquake.get(0) ?? 0) * 2).toBeLessThan(earthquake.get(1) ?? 0)
  })
  it('is something for each passage in the title and in the headings above', () => {
    expect([...postingsOf(content, 'umbrella').keys()]).toEqual([0, 1, 2])
    expect([...postingsOf(content, 'flood').keys()]).toEqual([0, 1, 2])
  })
  it('is more when it is said again, but never without end', () => {
    const once = segmentOf('a', 1, `flood ${words(50, 'w')}`)
    const often = segmentOf('a', 1, `${'flood '.repeat(200)} ${words(40, 'w')}`)
    expect(postingsOf(often, 'flood').get(0)).toBeGreaterThan(postingsOf(once, 'flood').get(0) ?? 0)
    expect(Math.max(...postingsOf(often, 'flood').values())).toBeLessThanOrEqual(255)
  })
})

describe('a packed segment', () => {
  const content = segmentOf('a', 1, ...Array.from({ length: 12 }, (_, page) => `limit ${words(400, `p${page}w`)}`))

  it('has each term in the bucket of its hash, with its postings', () => {
    const { buckets } = packed(content)
    expect(buckets.length).toBeGreaterThan(1)
    for (const [term, { passages, impacts }] of content.terms) {
      const found = termsIn(buckets[bucketOf(term, buckets.length)] as Buffer, new Set([term])).get(term)
      const read = found && unpackPostings(found)
      expect([...(read?.passages ?? [])]).toEqual(passages)
      expect([...(read?.impacts ?? [])]).toEqual(impacts)
    }
  })

  it('knows its passages', () => {
    const { fileIds, table } = packTable(content.passages)
    expect(unpackTable(fileIds, table)).toEqual(content.passages)
    expect(table.length).toBeLessThan(content.passages.length * 5)
  })

  it('has its words in its vocabulary, by their first letters when they are many', () => {
    expect(packVocabulary(['limit', 'aggregat', 'gl', '1000000', 'cg2010']).map(unpackVocabulary)).toEqual([
      ['limit', 'aggregat'],
    ])
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    const many = Array.from(
      { length: 4_000 },
      (_, n) => `${letters[n % 26]}${letters[Math.floor(n / 26) % 26]}${letters[Math.floor(n / 676)]}zz`,
    )
    const parts = packVocabulary(many)
    expect(unpackVocabulary(parts[vocabularyOf('hazz', parts.length)] as Buffer)).toContain('haazz')
    expect(parts.flatMap(unpackVocabulary).filter(Boolean)).toHaveLength(many.length)
  })
})

describe('segments become one', () => {
  const a = segmentOf('a', 1, `limit ${words(90, 'a')}`, `limit flood ${words(90, 'b')}`)
  const b = segmentOf('b', 1, `flood ${words(90, 'c')}`)

  it('with all passages and postings of each', () => {
    const both = combine([packed(a), packed(b)])
    expect(both.passages).toEqual([...a.passages, ...b.passages])
    expect([...postingsOf(both, 'limit')]).toEqual([...postingsOf(a, 'limit')])
    expect(postingsOf(both, 'flood').get(2)).toBe(postingsOf(b, 'flood').get(0))
  })

  it('in the same order, whichever comes first', () => {
    const [one, other] = [combine([packed(a), packed(b)]), combine([packed(b), packed(a)])]
    expect(other.passages).toEqual(one.passages)
    expect(sortedTerms(other)).toEqual(sortedTerms(one))
  })

  it('with the pages of a file in order, also when a page came late', () => {
    const [first, second, third] = [1, 2, 3].map(page => segmentOf('a', page, `flood ${words(90, `p${page}w`)}`))
    const joined = combine([first, third, second].map(segment => packed(segment as SegmentContent)))
    expect(joined.passages.map(({ number }) => number)).toEqual(
      joined.passages.map(({ number }) => number).sort((x, y) => x - y),
    )
    expect([...postingsOf(joined, 'flood').keys()]).toEqual([0, 1, 2])
  })

  it('without a word of what is left behind', () => {
    const rest = combine([packed(a), packed(b)].slice(0, 2), ({ fileId }) => fileId === 'b')
    expect(rest.passages).toEqual(b.passages)
    expect(sortedTerms(rest)).toEqual(sortedTerms(b))
  })
})
