import type { Stretch } from '@coverdesk/coverage/judge'
import type { Page } from '../../reading/page.ts'
import { type Normalized, normalized } from './normalized.ts'

const pages = new WeakMap<Page, Normalized>()

/**
 * Where a quote is in the text of its page, after normalizing both; null: the page doesn't say it.
 *
 * @param accepts which place is meant, of several; by default the first one
 */
export function findQuote(
  page: Page,
  quote: string,
  accepts: (place: Stretch) => boolean = () => true,
): Stretch | null {
  const searched = normalized(quote).text
  if (searched === '') return null
  const { text, places } = normalPage(page)
  for (let at = text.indexOf(searched); at >= 0; at = text.indexOf(searched, at + searched.length)) {
    const place = { start: places[at] ?? 0, end: (places[at + searched.length - 1] ?? 0) + 1 }
    if (accepts(place)) return place
  }
  return null
}

function normalPage(page: Page): Normalized {
  const known = pages.get(page)
  if (known) return known
  const made = normalized(page.text)
  pages.set(page, made)
  return made
}
