import { escapeHtml } from '@coverdesk/kit'
import type { StyledBlock } from '../styled-document.ts'
import { htmlOfRuns } from './html-of-runs.ts'
import { htmlOfTable } from './html-of-table.ts'

/** The parts of a document under its title, which is the only heading of level 1. */
export const htmlOfBlocks = (blocks: readonly StyledBlock[]): string =>
  blocks.map((block, index) => htmlOf(block, index)).join('\n')

/** Where the contents lead. */
export const headingId = (index: number): string => `section-${index}`

function htmlOf(block: StyledBlock, index: number): string {
  switch (block.type) {
    case 'HEADING': {
      const number = block.number ? `<span class="number">${block.number}</span> ` : ''
      const name = `h${block.level + 1}`
      return `<${name} id="${headingId(index)}">${number}${htmlOfRuns(block.runs)}</${name}>`
    }
    case 'PARAGRAPH':
      return `<p>${htmlOfRuns(block.runs)}</p>`
    case 'LIST': {
      const name = block.isOrdered ? 'ol' : 'ul'
      return `<${name}>${block.items.map(item => `<li>${htmlOfRuns(item)}</li>`).join('')}</${name}>`
    }
    case 'TABLE':
      return htmlOfTable(block)
    case 'QUOTE':
      return `<blockquote>${htmlOfRuns(block.runs)}</blockquote>`
    case 'CALLOUT':
      return `<aside class="callout"><strong class="label">${escapeHtml(block.label)}</strong><div>${htmlOfRuns(block.runs)}</div></aside>`
  }
}
