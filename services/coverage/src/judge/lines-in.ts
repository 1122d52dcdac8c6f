import { type PaperLine, paperLines } from '../lexicon/lines.ts'
import { type FoundPhrase, Phrases, wordsOf } from '../lexicon/phrases.ts'

/** Single words that name a line wherever they are. */
const always: ReadonlySet<string> = new Set([
  'umbrella',
  'cgl',
  'garagekeeper|garagekeepers',
  'cyber',
  'epli',
  'ocp',
  'aviation',
])

const compiled = paperLines.map(({ id, phrases }) => ({
  id,
  phrases: new Phrases(phrases),
  /** One word alone says it in titles and labels only: "professional" is a word of other sentences, too. */
  exact: new Phrases(phrases.filter(phrase => phrase.includes(' ') || always.has(phrase))),
}))

/** The lines of insurance that a text names, in its order, each place once. @param isLabel a title or a label, where one word is enough */
export function linesIn(text: string, isLabel = false): (FoundPhrase & { line: PaperLine })[] {
  const words = wordsOf(text)
  const found: (FoundPhrase & { line: PaperLine })[] = []
  for (const { id, phrases, exact } of compiled) {
    for (const place of (isLabel ? phrases : exact).in(words)) {
      if (!found.some(other => place.start < other.end && other.start < place.end)) found.push({ ...place, line: id })
    }
  }
  return found.sort((one, other) => one.start - other.start)
}
