import { normalize } from './normalize.ts'

/** Letters that look accented but have no decomposition. */
const plainLetters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' }

/** Folds case, accents and punctuation away: `Café "Olé"` → `cafe ole`. An apostrophe joins: `O'Brien` → `obrien`. */
export function fold(text: string): string {
  return normalize(text, 'NFKD')
    .replace(/[\p{M}'’‘ʼ]/gu, '')
    .toUpperCase() // ß becomes SS
    .toLowerCase()
    .replace(/[øłđæœı]/g, letter => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const words = (text: string) => fold(text).split(' ').filter(Boolean)

/**
 * The distinct folded words of a record's searched fields, for a multikey index `{ agencyId, words }`.
 * A name such as `O'Brien` or `Tri-County` is found by its parts and as one word.
 */
export function searchWords(...texts: (string | null | undefined)[]): string[] {
  const found = texts.flatMap(text =>
    text ? [...words(text), ...words(text.replace(/['’‘ʼ]/g, ' ')), ...words(text.replace(/[-‐‑]/g, ''))] : [],
  )
  return [...new Set(found)]
}

/** The most words of a search that are looked at; more do not make it narrower in practice. */
const maxWords = 8

/** Whether there is anything to read in a text. */
const isBlank = (text: string) => /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text)

/**
 * A filter that finds the records in which every word of `text` begins some word: `bay mar` finds `Bayview Marine`.
 * No text finds everything; one without a letter or a digit, such as `%`, finds nothing. Each condition is an anchored prefix, which an index answers without a scan.
 */
export function searchFilter(field: string, text: string | null | undefined): Record<string, unknown> {
  const asked = [...new Set(words(text ?? ''))].slice(0, maxWords)
  if (asked.length === 0) return isBlank(text ?? '') ? {} : { [field]: { $in: [] } }
  return { $and: asked.map(word => ({ [field]: { $regex: `^${word}` } })) }
}
