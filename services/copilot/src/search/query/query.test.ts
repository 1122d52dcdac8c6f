import { describe, expect, it } from 'vitest'
import { tokensOf } from '../text/tokens.ts'
import { conceptsOf } from './concepts-of.ts'
import { correctionsOf } from './corrections.ts'
import { editDistance } from './edit-distance.ts'
import { highlightsOf } from './highlights.ts'
import { indexTokens, placesOf } from './places-of.ts'

/** How a query may be said, by each of its words. */
const waysOf = (query: string) =>
  conceptsOf(query).map(({ alternatives }) => alternatives.map(({ terms }) => terms.join(' ')))

describe('what a query asks for', () => {
  it.each([
    ['COI', 'certificat insuranc'],
    ['AI', 'additional insur'],
    ['addl insd', 'additional insur'],
    ['agg.', 'aggregat'],
    ['occ.', 'occurrenc'],
    ['ded.', 'deductibl'],
    ['WC', 'worker compensation'],
    ['GL', 'general liability'],
    ['CGL', 'general liability'],
    ['BOP', 'businessowner'],
    ['E&O', 'error omission'],
    ['D&O', 'director officer'],
    ['EPLI', 'employment practic liability'],
    ['UMB', 'umbrella'],
    ['WOS', 'waiver subrogation'],
    ['P&NC', 'primary noncontributory'],
    ['NOC', 'notic cancellation'],
    ['SIR', 'self insur retention'],
    ['TIV', 'total insur valu'],
    ['ACV', 'actual cash valu'],
    ['RCV', 'replacement cost'],
    ['HNOA', 'hir non own auto'],
  ])('of %s is also "%s"', (short, long) => expect(waysOf(short)[0]).toContain(long))

  it.each([
    ['certificate of insurance', 'coi'],
    ['additional insureds', 'ai'],
    ['waiver of subrogation', 'wos'],
    ['errors and omissions', 'eo'],
    ['self-insured retention', 'sir'],
    ['the general aggregate', 'agg'],
  ])('of "%s" is also %s', (long, short) => expect(waysOf(long).at(-1)).toContain(short))

  it('has the short form for each word of the long one', () => {
    expect(waysOf('waiver of subrogation').every(ways => ways.includes('wos'))).toBe(true)
  })

  it('counts a synonym less than the word that was typed', () => {
    const [concept] = conceptsOf('deductible')
    expect(concept?.alternatives[0]).toEqual({ terms: ['deductibl'], weight: 1 })
    expect(concept?.alternatives.slice(1).every(({ weight }) => weight < 1)).toBe(true)
  })

  it('may be one word that was typed as two', () => {
    expect(waysOf('sub contractor')).toEqual([
      expect.arrayContaining(['subcontractor']),
      expect.arrayContaining(['subcontractor']),
    ])
  })

  it('is a day, or else its month', () => expect(waysOf('3/1/2027')).toEqual([['2027-03-01', '2027-03']]))
  it('is nothing when the query says nothing', () => expect(conceptsOf('What is the …?')).toEqual([]))
  it('is looked up once when it is typed twice', () => expect(conceptsOf('limit limits LIMIT')).toHaveLength(1))
  it('has an end', () =>
    expect(
      conceptsOf('word '.repeat(3) + Array.from({ length: 500 }, (_, n) => `w${n}`).join(' ')).length,
    ).toBeLessThan(25))
})

describe('typos', () => {
  it.each([
    ['subrogation', 'subrogatoin', 1],
    ['deductible', 'deductable', 1],
    ['limit', 'limt', 1],
    ['limit', 'limits', 1],
    ['kitten', 'sitting', 3],
    ['same', 'same', 0],
  ])('of %s and %s are %i', (one, other, distance) => expect(editDistance(one, other, 5)).toBe(distance))

  it('are not counted beyond what matters', () => expect(editDistance('insurance', 'aggregate', 2)).toBe(3))

  const vocabulary = ['subrogation', 'limit', 'endorsement', 'deductibl', 'flood', 'floor']
  const corrected = (word: string) => correctionsOf(word, vocabulary).map(({ terms }) => terms[0])
  it.each([
    ['subrogatoin', ['subrogation']],
    ['endorsment', ['endorsement']],
    ['deductables', ['deductibl']],
    ['floot', ['flood', 'floor']],
  ])('in %s are corrected to %j', (word, expected) => expect(corrected(word)).toEqual(expected))

  it('in short words stay', () => expect(corrected('flod')).toEqual([]))
  it('are one in a word of five letters', () => expect(corrected('flxxd')).toEqual([]))
  it('are two in a word of nine letters', () => expect(corrected('endosrment')).toEqual(['endorsement']))
})

describe('highlights', () => {
  const highlighted = (query: string, text: string) => {
    const tokens = indexTokens(tokensOf(text))
    const places = conceptsOf(query).map(concept => placesOf(concept, tokens))
    return highlightsOf(places, text, 0).map(({ start, end }) => text.slice(start, end))
  }

  it('are what says the same, however it is written', () => {
    expect(highlighted('$1M each occurrence', 'Limit: $1,000,000 per occ. and in total')).toEqual(['1,000,000', 'occ'])
  })
  it('of words that follow each other are one', () => {
    expect(highlighted('general liability', 'the General Liability policy')).toEqual(['General Liability'])
  })
  it('of an expression are its words, where they stand together', () => {
    const text = 'An insured under additional policies. The additional insured is the City.'
    expect(highlighted('AI', text)).toEqual(['additional insured'])
  })
  it('are offsets in the page', () => {
    const text = 'the limit'
    const places = conceptsOf('limit').map(concept => placesOf(concept, indexTokens(tokensOf(text))))
    expect(highlightsOf(places, text, 100)).toEqual([{ start: 104, end: 109 }])
  })
})
