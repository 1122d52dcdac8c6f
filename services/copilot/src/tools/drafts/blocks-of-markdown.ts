import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { DocumentBlock } from './document-block.ts'

interface Node {
  type: string
  value?: string
  alt?: string | null | undefined
  depth?: number
  ordered?: boolean | null | undefined
  children?: Node[]
}

/**
 * A document’s blocks. What could lead or load something from elsewhere is left out: links are their words, pictures their
 * descriptions, and HTML is nothing.
 */
export const blocksOfMarkdown = (markdown: string): DocumentBlock[] =>
  blocksOf(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }))

const maxLevel = 3

function blocksOf(node: Node): DocumentBlock[] {
  const { children = [] } = node
  switch (node.type) {
    case 'heading':
      return filled({ type: 'HEADING', level: Math.min(node.depth ?? 1, maxLevel), text: textOf(node) })
    case 'paragraph':
      return filled({ type: 'PARAGRAPH', text: textOf(node) })
    case 'code':
      return filled({ type: 'PARAGRAPH', text: node.value ?? '' })
    case 'blockquote':
      return filled({ type: 'QUOTE', text: linesOf(children).join('\n') })
    case 'list':
      return [{ type: 'LIST', isOrdered: node.ordered ?? false, items: children.flatMap(itemsOf) }]
    case 'table':
      return [{ type: 'TABLE', rows: children.map(row => (row.children ?? []).map(textOf)) }]
    case 'root':
      return children.flatMap(blocksOf)
    default:
      return []
  }
}

/** The items of inner lists follow theirs. */
function itemsOf({ children = [] }: Node): string[] {
  const own = linesOf(children.filter(({ type }) => type !== 'list')).join('\n')
  const inner = children.filter(({ type }) => type === 'list').flatMap(list => (list.children ?? []).flatMap(itemsOf))
  return [own, ...inner].filter(Boolean)
}

const linesOf = (nodes: readonly Node[]): string[] => nodes.map(textOf).filter(Boolean)

function textOf({ type, value, alt, children = [] }: Node): string {
  if (type === 'html' || type === 'definition') return ''
  if (type === 'break') return '\n'
  if (value !== undefined) return value
  if (alt) return alt
  const isBlockList = children.some(child => child.type === 'paragraph' || child.type === 'listItem')
  return children
    .map(textOf)
    .join(isBlockList ? '\n' : '')
    .trim()
}

const filled = <Block extends DocumentBlock & { text: string }>(block: Block): Block[] => (block.text ? [block] : [])
