import type { ExtraProps, Options } from 'react-markdown'

type Handlers = NonNullable<NonNullable<Options['remarkRehypeOptions']>['handlers']>
type Element = NonNullable<ExtraProps['node']>

const text = (value: string) => ({ type: 'text' as const, value })

const element = (tagName: string, children: Element['children'] = []): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

/** A picture would call its server: what it shows is said instead. */
const imageInWords = (_state: unknown, { alt }: { alt?: string | null }) => text(alt ? `[Image: ${alt}]` : '[Image]')

const blocks = ['root', 'blockquote', 'listItem', 'footnoteDefinition']

/** HTML is shown as it was written, so that a placeholder such as `<Client name>` is not lost; but a line break is one. */
function htmlAsText(_state: unknown, { value }: { value: string }, parent: { type: string } | undefined) {
  if (/^<br\s*\/?>$/i.test(value)) return element('br')
  return parent && blocks.includes(parent.type) ? element('p', [text(value)]) : text(value)
}

/** What Markdown can say and we do not draw, as words. */
export const inWords: Handlers = { image: imageInWords, imageReference: imageInWords, html: htmlAsText }
