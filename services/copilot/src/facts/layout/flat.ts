import type { Page } from '../../reading/page.ts'
import { normalized } from '../../understanding/judge/normalized.ts'

/** A paragraph in one line, and where its characters are in the text of its page. */
export interface Flat {
  page: Page
  text: string
  placeOf: (at: number) => number
}

/** A stretch of a page in one line, without the hyphens of its line ends. */
export function flat(page: Page, start: number, end: number): Flat {
  const { text, places } = normalized(page.text.slice(start, end))
  return { page, text, placeOf: at => start + (places[Math.min(at, places.length - 1)] ?? 0) }
}
