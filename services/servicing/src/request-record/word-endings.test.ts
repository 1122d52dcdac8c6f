import { describe, expect, it } from 'vitest'
import { partFilter, wordEndings } from './word-endings.ts'

/** Whether a request with this text is found; the way a multikey index answers the filter. */
const isFound = (text: string, asked: string) => {
  const { $and = [] } = partFilter(asked) as { $and?: { wordEndings: { $regex: string } }[] }
  const endings = wordEndings(text)
  return $and.every(({ wordEndings: { $regex } }) => endings.some(ending => new RegExp($regex).test(ending)))
}

describe('a search for parts of words', () => {
  it.each([
    ['Bayview Marine Services LLC', 'view rin'],
    ['Bayview Marine Services LLC', 'BAYVIEW'],
    ['Bayview Marine Services LLC', 'c'],
    ['O’Brien & Sons', 'brie'],
    ['O’Brien & Sons', 'obri'],
    ['Tri-County Electrical', 'icount'],
    ['Peña Hermanos', 'ena'],
    ['Create Certificate', 'tific'],
    ['x'.repeat(100), 'x'.repeat(90)],
    ['Anything at all', ''],
  ])('finds %j by %j', (text, asked) => expect(isFound(text, asked)).toBe(true))

  it.each([
    ['Bayview Marine', 'viewmar'],
    ['Bayview Marine', 'view x'],
  ])('does not find %j by %j', (text, asked) => expect(isFound(text, asked)).toBe(false))

  it.each(['%', ' -- ', '🍕'])('finds nothing by %j, which is nothing to search for', asked => {
    expect(partFilter(asked)).toEqual({ wordEndings: { $in: [] } })
  })

  it('keeps few endings of a word without an end', () => {
    expect(wordEndings('ab'.repeat(5_000))).toHaveLength(40)
  })
})
