/** A part of a text, in its order. */
export interface TextPart {
  start: number
  text: string
  isMarked: boolean
}

/** A text in parts, marked and not. @param matches in their order, without overlaps; what is outside of the text is cut */
export function markedParts(text: string, matches: readonly { start: number; end: number }[]): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of matches) {
    const start = Math.max(from, match.start)
    const end = Math.min(text.length, match.end)
    if (end <= start) continue
    if (start > from) parts.push({ start: from, text: text.slice(from, start), isMarked: false })
    parts.push({ start, text: text.slice(start, end), isMarked: true })
    from = end
  }
  if (from < text.length) parts.push({ start: from, text: text.slice(from), isMarked: false })
  return parts
}
