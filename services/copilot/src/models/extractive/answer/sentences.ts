/** A stretch of a text. */
export interface Stretch {
  start: number
  end: number
}

/** A full stop ends a sentence where a capital follows, so that "No. 12", "E.L. Each Accident" and "$1.5 million" don't. */
const sentence =
  /\S.*?(?:(?<!\b(?:\p{Lu}|No|Nos|Inc|Co|Corp|Ltd|St|Dr|Mr|Ms|Mrs|vs|approx|Ins))[.!?](?=\s+["“(]?\p{Lu}|\s*$)|$)/gu

/** The sentences of a text; lines of tables and lists count as sentences. */
export function sentencesOf(text: string): Stretch[] {
  const sentences: Stretch[] = []
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    for (const { 0: found, index: place } of line.matchAll(sentence)) {
      const trimmed = found.trimEnd()
      if (trimmed) sentences.push({ start: index + place, end: index + place + trimmed.length })
    }
  }
  return sentences
}
