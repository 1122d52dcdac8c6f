import { pluralize } from '@coverdesk/design-system'

/** How far Cara got with a document. */
interface ReadingResult {
  pageCount?: number | null
  unreadPages: readonly number[]
  /** Why its details weren't collected. */
  factsError?: string | null
}

/** "1 of 3 pages couldn’t be read."; null: nothing is missing. */
export function readingProblem({ pageCount, unreadPages, factsError }: ReadingResult): string | null {
  const unread = unreadPages.length
  if (unread === 0) return factsError ?? null
  const pages = pluralize(pageCount ?? unread, 'page')
  return `${unread} of ${pages} couldn’t be read.`
}
