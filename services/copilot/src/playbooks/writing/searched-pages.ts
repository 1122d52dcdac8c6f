import type { CaseDocument } from '../documents/case-document.ts'
import { plainText } from './plain-text.ts'

/** "Not found in pages 1–12 of Policy - decs.pdf": what was searched, and which pages could not be. */
export function notFoundIn(documents: readonly CaseDocument[]): string {
  const searched = documents.filter(({ problem }) => problem === null)
  return searched.length > 0 ? `Not found in ${searched.map(searchedPages).join(' or ')}` : 'No document to check'
}

/** "pages 1–12 of lease.pdf", with the pages that could not be read. */
export function searchedPages({ name, pages, unreadPages }: CaseDocument): string {
  const range = pages === 1 ? 'page 1' : `pages 1–${pages}`
  const unread = unreadPages.length === 1 ? `page ${unreadPages[0]}` : `pages ${unreadPages.join(', ')}`
  return `${range} of ${plainText(name)}${unreadPages.length > 0 ? ` (${unread} couldn’t be read)` : ''}`
}
