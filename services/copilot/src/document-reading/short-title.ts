const maxWords = 4
/** A title is complete before these, once it has two words: "Underwriting guide for commercial property". */
const breaks = /^(?:for|of|to|with|from|by|and|or|in|on|at|under|regarding|[-–—|/&:])$/i

/**
 * Two to four words of a heading, as a document's title has them (specification 3 §2): up to where it could end, and all of a short one.
 *
 * @example shortTitle('Underwriting guide for commercial property in coastal areas') // 'Underwriting guide'
 */
export function shortTitle(heading: string): string {
  const words = heading.split(/\s+/).filter(Boolean)
  if (words.length <= maxWords) return heading
  const end = words.findIndex(
    (word, index) => index >= 2 && (breaks.test(word) || /[:;,.]$/.test(words[index - 1] ?? '')),
  )
  const taken = words.slice(0, end > 0 && end <= maxWords ? end : maxWords)
  while (taken.length > 2 && breaks.test(taken.at(-1) ?? '')) taken.pop()
  return taken.join(' ').replace(/[:;,.]$/, '')
}
