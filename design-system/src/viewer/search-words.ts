const inNumbers = (count: number) => count.toLocaleString('en-US')

interface SearchStatus {
  query: string
  count: number
  /** As many as are looked for at most. */
  most: number
  /** Whether the whole document has been searched. */
  isDone: boolean
  /** Whether it has any words. */
  hasText: boolean
}

/** What a search has come to, in words. */
export function searchWords({ query, count, most, isDone, hasText }: SearchStatus): string {
  if (query.trim() === '') return ''
  if (count === most) return `First ${inNumbers(most)} matches`
  if (!isDone) return 'Searching…'
  if (count > 0) return count === 1 ? '1 match' : `${inNumbers(count)} matches`
  return hasText ? 'No matches' : 'This document has no text to search.'
}
