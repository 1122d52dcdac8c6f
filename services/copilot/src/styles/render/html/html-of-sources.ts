import { escapeHtml } from '@coverdesk/kit'
import type { DocumentSource } from '../styled-document.ts'

/** Where each statement is from: the document, its page, and the words. */
export function htmlOfSources(sources: readonly DocumentSource[]): string {
  if (sources.length === 0) return ''
  const known = new Set<number>()
  const entries = sources.map(({ mark, name, page, quote }) => {
    const isFirst = mark !== null && !known.has(mark)
    if (mark !== null) known.add(mark)
    const id = isFirst ? ` id="source-${mark}"` : ''
    const number = mark === null ? '' : `<span class="number">${mark}</span>`
    return `<li${id}>${number}<span><b>${escapeHtml(name)}</b>, page ${page}: “${escapeHtml(quote)}”</span></li>`
  })
  return `<section class="sources"><h2>Sources</h2><ol>${entries.join('\n')}</ol></section>`
}
