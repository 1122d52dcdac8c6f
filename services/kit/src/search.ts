/** Folds case, accents and punctuation away: `Café "Olé"` → `cafe ole`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The distinct folded words of a record's searched fields, for a multikey index `{ agencyId, words }`. */
export function searchWords(...texts: (string | null | undefined)[]): string[] {
  return [...new Set(texts.flatMap(text => (text ? fold(text).split(' ') : [])).filter(Boolean))]
}

/** The most words of a search that are looked at; more do not make it narrower in practice. */
const mostWords = 8

/**
 * A filter that finds the records in which every word of `text` begins some word: `bay mar` finds `Bayview Marine`.
 * Each condition is an anchored prefix, which an index answers without a scan.
 */
export function searchFilter(field: string, text: string | null | undefined): Record<string, unknown> {
  const words = searchWords(text).slice(0, mostWords)
  if (words.length === 0) return {}
  return { $and: words.map(word => ({ [field]: { $regex: `^${word}` } })) }
}
