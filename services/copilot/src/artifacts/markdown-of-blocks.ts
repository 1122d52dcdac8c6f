import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { DocumentBlock } from '../tools/drafts/document-block.ts'

type Root = Extract<Parameters<typeof toMarkdown>[0], { type: 'root' }>
type Node = Root['children'][number]

/** `\[1]`, as the writer of Markdown escapes a mark. A definition such as `[1]: …` stays escaped: it would be no text. */
const escapedMark = /\\\[(\d{1,3})\](?![(:])/g

/** `\[!WARNING]`, which begins a callout. */
const escapedCallout = /\\\[!([A-Z]{3,9})\](?![(:])/g

/** A document as someone edits it. `blocksOfMarkdown` makes the same blocks of it. */
export function markdownOfBlocks(blocks: readonly DocumentBlock[]): string {
  const root: Root = { type: 'root', children: blocks.map(nodeOf) }
  const written = toMarkdown(root, { extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: '-' })
  return written.replace(escapedMark, '[$1]').replace(escapedCallout, '[!$1]').trim()
}

function nodeOf(block: DocumentBlock): Node {
  switch (block.type) {
    case 'HEADING':
      return {
        type: 'heading',
        depth: Math.min(3, Math.max(1, block.level)) as 1 | 2 | 3,
        children: inline(block.text),
      }
    case 'PARAGRAPH':
      return paragraph(block.text)
    case 'QUOTE':
      return { type: 'blockquote', children: [paragraph(block.text)] }
    case 'LIST':
      return {
        ...{ type: 'list', ordered: block.isOrdered, spread: false },
        children: block.items.map(item => ({ type: 'listItem', spread: false, children: [paragraph(item)] })),
      }
    default:
      return {
        type: 'table',
        children: block.rows.map(cells => ({
          type: 'tableRow',
          children: cells.map(cell => ({ type: 'tableCell', children: [text(cell.replaceAll('\n', ' '))] })),
        })),
      }
  }
}

const text = (value: string) => ({ type: 'text' as const, value })

const paragraph = (value: string) => ({ type: 'paragraph' as const, children: inline(value) })

/** A line of a block stays a line of it. */
const inline = (value: string) =>
  value.split('\n').flatMap((line, place) => (place === 0 ? [text(line)] : [{ type: 'break' as const }, text(line)]))
