import type { ExtraProps } from 'react-markdown'

/**
 * Constructs that eat or change what people type: a line of dashes below a line, which makes a heading of it; four spaces, which make
 * code of an address; `[Note]: text`, which is shown nowhere; the brackets of `Maya <maya@example.com>`.
 */
const unwanted = ['setextUnderline', 'codeIndented', 'definition', 'autolink']

interface Processor {
  data(): { micromarkExtensions?: object[] }
}

/** Reads no more Markdown than is meant. */
export function withoutSurprises(this: unknown): void {
  const data = (this as Processor).data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: unwanted } }]
}

interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[]
}

/** A line that someone ended is a line, as in a signature or an address. */
export const lineBreaks = () => breakLines

function breakLines(node: MarkdownNode): void {
  if (node.children) node.children = node.children.flatMap(brokenUp)
}

function brokenUp(node: MarkdownNode): MarkdownNode[] {
  breakLines(node)
  if (node.type !== 'text') return [node]
  const lines = (node.value ?? '').split(/[ \t]*\r?\n[ \t]*/)
  return lines.flatMap((value, place) => [...(place > 0 ? [{ type: 'break' }] : []), { type: 'text', value }])
}

type Element = NonNullable<ExtraProps['node']>

/** Lists keep the numbers that someone gave them, such as 125. and 130.; only `1.` for each is counted. */
export const typedNumbers = () => (tree: { children: unknown[] }, file: { toString(): string }) =>
  numberIn(tree as Element, String(file))

function numberIn(parent: Element, source: string): void {
  const items = parent.children.filter(child => child.type === 'element')
  for (const child of items) numberIn(child, source)
  if (parent.tagName !== 'ol') return
  const numbers = items.map(({ position }) => Number(/^\d+/.exec(source.slice(position?.start.offset))?.[0]))
  if (new Set(numbers).size < numbers.length && new Set(numbers).size === 1) return
  for (const [place, item] of items.entries()) {
    const number = numbers[place]
    if (number !== undefined && number !== (numbers[0] ?? 1) + place) item.properties['value'] = String(number)
  }
}
