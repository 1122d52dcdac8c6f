import type { Place } from './places-of.ts'

/** A stretch of a page's text. */
export interface Match {
  start: number
  end: number
}

/** Nothing but space and signs is between them. */
const isGap = /^[^\p{L}\p{N}]{0,3}$/u

/**
 * What a passage has of a query, to be highlighted; words that follow each other are one match.
 *
 * @param start of the passage on its page
 */
export function highlightsOf(places: readonly Place[][], text: string, start: number): Match[] {
  const spans = places
    .flat()
    .flatMap(place => place.spans)
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const matches: Match[] = []
  for (const span of spans) {
    const last = matches.at(-1)
    if (last && (span.start <= last.end || isGap.test(text.slice(last.end, span.start))))
      last.end = Math.max(last.end, span.end)
    else matches.push({ ...span })
  }
  return matches.map(match => ({ start: start + match.start, end: start + match.end }))
}
