import type { Page } from '../../reading/page.ts'
import { type Normalized, normalized } from './normalized.ts'

const pages = new WeakMap<Page, Normalized>()

/** Where a quote is in the text of its page, after normalizing both; null: the page doesn't say it. */
export function findQuote(page: Page, quote: string): { start: number; end: number } | null {
  const searched = normalized(quote).text
  if (searched === '') return null
  const { text, places } = normalPage(page)
  const at = text.indexOf(searched)
  if (at < 0) return null
  const last = places[at + searched.length - 1] ?? 0
  return { start: places[at] ?? 0, end: last + 1 }
}

function normalPage(page: Page): Normalized {
  const known = pages.get(page)
  if (known) return known
  const made = normalized(page.text)
  pages.set(page, made)
  return made
}
