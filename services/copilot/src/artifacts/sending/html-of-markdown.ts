import { escapeHtml } from '@coverdesk/kit'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

interface Node {
  type: string
  value?: string
  url?: string
  alt?: string | null | undefined
  depth?: number
  ordered?: boolean | null | undefined
  children?: Node[]
}

const text = 'margin:0 0 16px;font-size:16px;line-height:24px'
const cell =
  'padding:6px 10px;border:1px solid #e2e5e2;text-align:left;vertical-align:top;font-size:15px;line-height:22px'
const link = 'color:#0c6b5c'

const blocks: Readonly<Record<string, readonly [name: string, style: string]>> = {
  paragraph: ['p', text],
  heading: ['p', `${text};font-weight:600`],
  blockquote: ['blockquote', 'margin:0 0 16px;padding-left:12px;border-left:3px solid #e2e5e2'],
  listItem: ['li', 'margin:0 0 4px;font-size:16px;line-height:24px'],
  table: ['table', 'margin:0 0 16px;border-collapse:collapse'],
  tableRow: ['tr', ''],
  tableCell: ['td', cell],
  strong: ['strong', ''],
  emphasis: ['em', ''],
  delete: ['s', ''],
}

/** An email’s Markdown as mail programs show it: in inline styles, without pictures, and HTML is its own text. */
export const htmlOfMarkdown = (markdown: string): string =>
  contentOf(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }))

const contentOf = ({ children = [] }: Node): string => children.map(htmlOf).join('')

function htmlOf(node: Node): string {
  const { type, value = '', url = '', alt } = node
  const block = blocks[type]
  if (block) return element(block[0], block[1], contentOf(node))
  switch (type) {
    case 'text':
    case 'html':
    case 'inlineCode':
      return linesOf(value)
    case 'code':
      return element('p', text, linesOf(value))
    case 'break':
      return '<br>'
    case 'image':
      return escapeHtml(alt ?? '')
    case 'list':
      return element(node.ordered ? 'ol' : 'ul', 'margin:0 0 16px;padding-left:24px', contentOf(node))
    case 'link':
      return /^(https?|mailto):/i.test(url)
        ? `<a href="${escapeHtml(url)}" style="${link}">${contentOf(node)}</a>`
        : contentOf(node)
    default:
      return contentOf(node)
  }
}

const linesOf = (value: string) => escapeHtml(value).replaceAll('\n', '<br>\n')

const element = (name: string, style: string, content: string) =>
  `<${name}${style && ` style="${style}"`}>${content}</${name}>`
