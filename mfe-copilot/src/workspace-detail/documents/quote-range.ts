const quotationMarks: readonly (readonly [RegExp, string])[] = [
  [/["“”„«»]/g, '["“”„«»]'],
  [/['‘’‚`]/g, "['‘’‚`]"],
]
const special = /[.*+?^${}()|[\]\\/-]/g

/**
 * Where a quote is in the text of its page: blanks, line ends, hyphens at line ends and the kind of quotation marks may differ, as the
 * server allows.
 *
 * @returns undefined where it isn’t there
 */
export function quoteRange(text: string, quote: string): { start: number; end: number } | undefined {
  const words = quote.trim().split(/\s+/)
  if (words[0] === '') return undefined
  const found = new RegExp(words.map(patternOf).join('\\s+')).exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}

/** A word that may be divided at the end of a line. */
function patternOf(word: string): string {
  const parts = [...word].map(character => {
    const mark = quotationMarks.find(([alike]) => character.search(alike) >= 0)
    return mark ? mark[1] : character.replace(special, '\\$&')
  })
  return parts.join('(?:-\\s*\\n\\s*)?')
}
