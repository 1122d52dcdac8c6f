import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

interface Node {
  type: string
  url?: string
  alt?: string | null | undefined
  referenceType?: string
  children?: Node[]
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined
}

interface Replacement {
  start: number
  end: number
  text: string
}

/** A page of the product, without a query. */
const pagePath = /^\/app\/[\w\-/]+$/
/** What is taken out can leave a link behind that was hidden in it. */
const maxRounds = 4

/**
 * What a model has written, without what could carry words out when someone opens it: pictures become their descriptions, links
 * their words, addresses code. Pages of the product and addresses that the run itself has found stay links.
 *
 * @param found addresses that may be links, such as results of a web search
 */
export function inertMarkdown(markdown: string, found: ReadonlySet<string> = new Set()): string {
  let text = markdown
  for (let round = 0; round < maxRounds; round += 1) {
    const next = once(text, found)
    if (next === text) return text
    text = next
  }
  return text
}

function once(text: string, found: ReadonlySet<string>): string {
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  let result = ''
  let from = 0
  for (const { start, end, text: replacement } of replacementsIn(tree as Node, text, found)) {
    result += text.slice(from, start) + replacement
    from = end
  }
  return result + text.slice(from)
}

/** In the order of the text; none inside of another. */
function replacementsIn(node: Node, text: string, found: ReadonlySet<string>): Replacement[] {
  const replaced = replacementOf(node, text, found)
  if (replaced === undefined) return (node.children ?? []).flatMap(child => replacementsIn(child, text, found))
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
  return text.slice(start, end) === replaced ? [] : [{ start, end, text: replaced }]
}

/** What stands in place of a node; undefined: it stays, with what is in it. */
function replacementOf(node: Node, text: string, found: ReadonlySet<string>): string | undefined {
  const written = text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
  const { type, url = '', alt } = node
  if (type === 'definition') return ''
  if (type === 'image' || type === 'imageReference') return alt ?? ''
  if (type === 'linkReference') return node.referenceType === 'shortcut' ? undefined : wordsOf(node, text)
  if (type !== 'link' || pagePath.test(url) || found.has(url)) return undefined
  if (written.startsWith('[')) return wordsOf(node, text)
  // A bare address: "office@bayview.example" carries nothing, and an address of the web can be read but not followed.
  return url.startsWith('mailto:') ? undefined : `\`${written.replace(/^<|>$/g, '').replaceAll('`', '')}\``
}

function wordsOf({ children = [] }: Node, text: string): string {
  const [first, last] = [children[0], children.at(-1)]
  return text.slice(first?.position?.start.offset ?? 0, last?.position?.end.offset ?? 0)
}
