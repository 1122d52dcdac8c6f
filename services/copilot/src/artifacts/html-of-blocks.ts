import { escapeHtml } from '@coverdesk/kit'
import { calloutOf } from '../tools/drafts/callout-of.ts'
import type { DocumentBlock } from '../tools/drafts/document-block.ts'

/** A drafted document as HTML: its own few elements, and every text escaped. */
export const htmlOfBlocks = (blocks: readonly DocumentBlock[]): string => blocks.map(htmlOf).join('\n')

function htmlOf(block: DocumentBlock): string {
  switch (block.type) {
    case 'HEADING':
      return element(`h${Math.min(3, Math.max(1, block.level))}`, escapeHtml(block.text))
    case 'PARAGRAPH':
      return element('p', escapeHtml(block.text))
    case 'QUOTE':
      return quoteOf(block.text)
    case 'LIST':
      return element(block.isOrdered ? 'ol' : 'ul', block.items.map(item => element('li', escapeHtml(item))).join(''))
    default:
      return element('table', block.rows.map((cells, row) => rowOf(cells, row === 0 ? 'th' : 'td')).join(''))
  }
}

/** A quotation, or the callout that it is (`[!WARNING]`). */
function quoteOf(text: string): string {
  const callout = calloutOf(text)
  if (!callout) return element('blockquote', escapeHtml(text))
  return element('aside', `${element('strong', escapeHtml(callout.label))}${element('p', escapeHtml(callout.text))}`)
}

const element = (name: string, content: string) => `<${name}>${content}</${name}>`
const rowOf = (cells: readonly string[], name: string) =>
  element('tr', cells.map(cell => element(name, escapeHtml(cell))).join(''))
