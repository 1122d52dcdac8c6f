/** In characters: as many as a mail's text is stored with. What someone says in a call of an hour has a third of it. */
const maxText = 200_000
/** In characters: as long as a paragraph of ten sentences. */
const maxLine = 4_000

/** Of a mail of the longest kind; 200 sentences have fewer. */
const maxLines = 5_000

/**
 * The lines of a text from outside, with single spaces, and one empty line for several. Everything that looks for something in
 * it begins with these: patterns meet no runs of white space, and no line of more than 4,000 characters. A longer one is broken
 * between two words.
 */
export function plainLines(text: string): string[] {
  const lines: string[] = []
  for (const line of text.slice(0, maxText).split(/\r\n?|[\n\u2028\u2029]/)) {
    const plain = line.replace(/\s+/g, ' ').trim()
    if (plain !== '') lines.push(...broken(plain))
    else if (lines.at(-1) !== '') lines.push('')
    if (lines.length >= maxLines) break
  }
  return lines
}

function broken(line: string): string[] {
  const parts: string[] = []
  let from = 0
  while (line.length - from > maxLine) {
    const space = line.lastIndexOf(' ', from + maxLine)
    const end = space > from ? space : from + maxLine
    parts.push(line.slice(from, end).trim())
    from = end
  }
  return [...parts, line.slice(from).trim()]
}
