import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { type Draft, linesOf, wordsOf } from '../compose/draft.ts'
import { draftedDocument } from '../opening/drafted-document.ts'
import type { OpenedDocument } from '../opening/opened-document.ts'
import { splitPages } from '../opening/split-pages.ts'
import { decodeText } from './decode-text.ts'

/** What people see of a Markdown text: its marks are taken out, links are their words. */
export async function openMarkdown(bytes: Buffer): Promise<OpenedDocument> {
  const root = fromMarkdown(decodeText(bytes), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  return draftedDocument(splitPages(new MarkdownBlocks().of(root)), 'PLAIN')
}

interface Node {
  type: string
  value?: string
  alt?: string | null | undefined
  depth?: number
  ordered?: boolean | null | undefined
  start?: number | null | undefined
  children?: Node[]
}

class MarkdownBlocks {
  #tables = 0

  of(node: Node, mark = ''): Draft[] {
    const children = node.children ?? []
    switch (node.type) {
      case 'heading':
        return [{ kind: 'HEADING', level: node.depth ?? 1, lines: linesOf(textOf(node)) }]
      case 'paragraph':
        return [{ kind: mark ? 'LIST_ITEM' : 'PARAGRAPH', lines: linesOf(mark + textOf(node)) }]
      case 'code':
        return [{ kind: 'PARAGRAPH', lines: linesOf(node.value ?? '') }]
      case 'list':
        return children.flatMap((item, place) => this.#item(item, markOf(node, place)))
      case 'table': {
        this.#tables += 1
        const table = this.#tables
        return children.map(row => ({
          kind: 'TABLE_ROW',
          table,
          cells: (row.children ?? []).map(cell => wordsOf(textOf(cell))),
        }))
      }
      case 'html':
      case 'definition':
      case 'thematicBreak':
        return []
      default:
        return children.flatMap(child => this.of(child))
    }
  }

  #item({ children = [] }: Node, mark: string): Draft[] {
    return children.flatMap((child, place) => this.of(child, place === 0 ? mark : ''))
  }
}

const markOf = ({ ordered, start }: Node, place: number) => (ordered ? `${(start ?? 1) + place}. ` : '• ')

function textOf({ type, value, alt, children = [] }: Node): string {
  if (type === 'break') return '\n'
  if (type === 'html') return ''
  return value ?? alt ?? children.map(textOf).join('')
}
