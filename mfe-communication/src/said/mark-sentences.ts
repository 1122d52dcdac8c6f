/** A stretch of a text; `ask` is what was concluded from it. */
interface TextPart<Ask> {
  text: string
  ask?: Ask
}

/**
 * Finds sentences in the text that they came from, whatever the line breaks are now. One that is not there marks nothing, and
 * of two that overlap the first counts.
 */
export function markSentences<Ask extends { sentence: string }>(text: string, asks: readonly Ask[]): TextPart<Ask>[] {
  const found = asks
    .flatMap(ask => {
      const match = patternOf(ask.sentence)?.exec(text)
      return match ? [{ ask, start: match.index, end: match.index + match[0].length }] : []
    })
    .sort((one, other) => one.start - other.start)
  const parts: TextPart<Ask>[] = []
  let at = 0
  for (const { ask, start, end } of found) {
    if (start < at) continue
    if (start > at) parts.push({ text: text.slice(at, start) })
    parts.push({ text: text.slice(start, end), ask })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

function patternOf(sentence: string): RegExp | undefined {
  const words = sentence.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  return new RegExp(words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+'))
}
