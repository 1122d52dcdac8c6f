import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

interface Node {
  type: string
  url?: string
  children?: Node[]
}

/** What a text would load or link to when it is drawn as Markdown; HTML in it is drawn as text. */
export function remoteInMarkdown(text: string): string[] {
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const addresses = (node: Node): string[] => [
    ...(node.url !== undefined && !/^mailto:[^?]*$/.test(node.url) && !node.url.startsWith('/app/') ? [node.url] : []),
    ...(node.children ?? []).flatMap(addresses),
  ]
  return addresses(tree as Node)
}

/** Elements and attributes of HTML that load or lead elsewhere. */
export const remoteInHtml = (html: string): string[] =>
  html.match(/<(?:img|a|iframe|script|link|object|embed|form|style)\b[^>]*>|\s(?:src|href|style|on\w+)=/gi) ?? []
