import type { Options } from 'rehype-sanitize'

/** Where a link of someone else's text may lead. */
const linkProtocols = ['http', 'https', 'mailto']

/**
 * All that Markdown may become; whatever is not named here is dropped. No ids and no names, so that a text cannot
 * pose as a part of the page, and no element that loads anything.
 */
export const schema: Options = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'section'],
    ...['ul', 'ol', 'li', 'input'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['a', 'strong', 'em', 'del', 'code', 'sup'],
  ],
  attributes: {
    a: ['href'],
    ol: ['start'],
    li: ['value'],
    ul: [['className', 'contains-task-list']],
    input: ['checked', ['disabled', true], ['type', 'checkbox']],
    th: ['align'],
    td: ['align'],
  },
  required: { input: { disabled: true, type: 'checkbox' } },
  ancestors: Object.fromEntries(['thead', 'tbody', 'tr', 'th', 'td'].map(name => [name, ['table']])),
  protocols: { href: linkProtocols },
  strip: ['script', 'style'],
}

/**
 * The address of a link, or undefined for one that may not be followed: another protocol, or a path of the
 * product itself, which a text from outside has no business to name.
 */
export function safeLink(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url && linkProtocols.includes(url.protocol.slice(0, -1)) ? address : undefined
}

const pagePath = /^\/app\/[\w\-/]+$/

/** As `safeLink`, and a page of the product is one, too: of its path only, so that no question is put to it. */
export const safeLinkOrPath = (address: string): string | undefined =>
  pagePath.test(address) ? address : safeLink(address)
