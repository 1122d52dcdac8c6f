import { describe, expect, it } from 'vitest'
import { fold, searchFilter, searchWords } from './search.ts'

/** Whether a record with this text is found; the way a multikey index answers the filter. */
const isFound = (text: string, asked: string) => {
  const { $and = [] } = searchFilter('words', asked) as { $and?: { words: { $regex: string } }[] }
  const words = searchWords(text)
  return $and.every(({ words: { $regex } }) => words.some(word => new RegExp($regex).test(word)))
}

describe('folding', () => {
  it.each([
    ['Café "Olé"', 'cafe ole'],
    ['  ÅNGSTRÖM  ', 'angstrom'],
    ['Straße', 'strasse'],
    ['Søren Łukasiewicz', 'soren lukasiewicz'],
    ["O'Brien’s", 'obriens'],
    ['İstanbul', 'istanbul'],
    ['田中', '田中'],
    ['!?…', ''],
  ])('folds %j to %j', (text, folded) => expect(fold(text)).toBe(folded))
})

describe('search by prefixes of words', () => {
  it.each([
    ['Bayview Marine Services LLC', 'mar bay'],
    ['ops@bayviewmarine.example', 'OPS@bay'],
    ["O'Brien & Sons", 'obrien'],
    ["O'Brien & Sons", "o'bri"],
    ["O'Brien & Sons", 'brien'],
    ['Tri-County Electrical', 'tricounty'],
    ['Tri-County Electrical', 'tri-county'],
    ['Peña Hermanos', 'pena'],
    ['Anything at all', ''],
  ])('finds %j by %j', (text, asked) => expect(isFound(text, asked)).toBe(true))

  it.each([
    ['Bayview Marine', 'view'],
    ['Bayview Marine', 'bay x'],
  ])('does not find %j by %j', (text, asked) => expect(isFound(text, asked)).toBe(false))

  it.each(['%', '***', ' ?! ', '—', '🍕', '"', "'"])('finds nothing by %j, which is nothing to search for', asked => {
    expect(searchFilter('words', asked)).toEqual({ words: { $in: [] } })
  })

  it.each([null, undefined, '', '  ', '\u200B\u2060'])('finds everything by %j', asked => {
    expect(searchFilter('words', asked)).toEqual({})
  })

  it('takes characters of regular expressions as separators', () => {
    expect(searchFilter('words', '.*(a+)$')).toEqual({ $and: [{ words: { $regex: '^a' } }] })
  })
})
