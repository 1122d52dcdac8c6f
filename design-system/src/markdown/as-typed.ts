/** What stands for something in Markdown, and for itself in what people at an agency type. */
const plainText: readonly [found: RegExp, escaped: string | ((text: string) => string)][] = [
  // "# of employees", "# 12 Main St".
  [/^(\s*)#(?=\s+(?:\d|of\b))/i, '$1\\#'],
  // "> 5 years in business", "> $1,000,000".
  [/^(\s*)>(?=\s*[$\d])/, '$1\\>'],
  // "+ 5% surcharge".
  [/^(\s*)\+(?=\s)/, '$1\\+'],
  // "1) Confirm the VIN": an item would lose its sign, and its number.
  [/^((?:\s|[-*>]\s)*\d{1,9})\)(?=\s)/, '$1\\)'],
  // "5*10*2", "(5)*10*(2)", "2**3".
  [/(?<=[\p{L}\d])\*(?=[\p{L}\d])|(?<=[\d)%])\*(?=[\d($])/gu, '\\*'],
  [/(?<=\d)\*\*(?=\d)/g, '\\*\\*'],
  // "***-**-1234".
  [/(?<![\p{L}\d*])(?:\*{2,}-)+\**/gu, text => text.replaceAll('*', '\\*')],
  // "Signed:____ Date:____".
  [/_{3,}/g, text => text.replaceAll('_', '\\_')],
  // "<https://example.com/a>": the sign behind it would become part of the address.
  [/<(https?:\/\/[^\s<>]+)>/gi, '$1'],
]

const fence = /^\s*(?:```|~~~)/
const codeSpans = /(`+[^`]*`+)/

/**
 * The text with signs escaped that are no Markdown in ordinary insurance text, outside of code. Everything that a language
 * model writes to shape a text, such as lists, headings, tables and bold words, stays.
 */
export function asTyped(text: string): string {
  let isCode = false
  return text
    .split('\n')
    .map(line => {
      const isFence = fence.test(line)
      if (isFence) isCode = !isCode
      return isFence || isCode ? line : escapeLine(line)
    })
    .join('\n')
}

/** Every second part is code. */
const escapeLine = (line: string) =>
  line
    .split(codeSpans)
    .map((part, place) => (place % 2 === 0 ? escapePart(part, place === 0) : part))
    .join('')

const escapePart = (part: string, isBegin: boolean) =>
  plainText.reduce((text, [found, escaped]) => {
    if (found.source.startsWith('^') && !isBegin) return text
    return typeof escaped === 'string' ? text.replace(found, escaped) : text.replace(found, escaped)
  }, part)
