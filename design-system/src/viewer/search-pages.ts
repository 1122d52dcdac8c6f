import { matchesOn, type PageWords, type WordMatch } from './page-words'

/** As many as a person could ever go through; memory stays bounded. */
export const maxMatches = 1000

/** How often partial results are reported, in milliseconds. */
const tellEvery = 80

/** What was found so far. */
export interface Found {
  matches: readonly WordMatch[]
  pagesRead: number
  hasText: boolean
}

interface SearchRun {
  order: readonly number[]
  wordsOf(number: number): Promise<PageWords>
  query: string
  isOver(): boolean
  onFirst(match: WordMatch): void
  onFound(found: Found): void
}

/** Searches page after page, and tells of what it has found so far as it goes. */
export async function searchPages({ order, wordsOf, query, isOver, onFirst, onFound }: SearchRun) {
  const byNumber: WordMatch[][] = []
  let count = 0
  let hasText = false
  let told = performance.now()
  for (const [at, number] of order.entries()) {
    // A page that cannot be read says so where it is shown.
    const words = await wordsOf(number).catch(() => undefined)
    if (isOver()) return
    hasText ||= words !== undefined && /\S/.test(words.raw)
    const matches = words ? matchesOn(number, words, query, maxMatches - count) : []
    const [first] = matches
    if (count === 0 && first) onFirst(first)
    count += matches.length
    byNumber[number] = matches
    const isLast = at === order.length - 1 || count === maxMatches
    if (!isLast && performance.now() - told < tellEvery) continue
    onFound({ matches: byNumber.flat(), pagesRead: isLast ? order.length : at + 1, hasText })
    if (isLast) return
    // Whoever types meanwhile comes first.
    await new Promise(next => setTimeout(next))
    told = performance.now()
  }
}

/** From a page to the last, then from the first one. */
export const pagesFrom = (first: number, pages: number) =>
  Array.from({ length: pages }, (_, at) => ((first - 1 + at) % pages) + 1)
