import { type PaperLine, paperLines } from '../lexicon/lines.ts'
import { type FoundPhrase, PhraseTable, wordsOf } from '../lexicon/phrases.ts'

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

const order = new Map<PaperLine, number>(paperLines.map(({ id }, place) => [id, place]))
const all = new PhraseTable<PaperLine>(paperLines)
/** One word alone says it in titles and labels only: "professional" is a word of other sentences, too. */
const exact = new PhraseTable<PaperLine>(
  paperLines.map(({ id, phrases }) => ({
    id,
    phrases: phrases.filter(phrase => phrase.includes(' ') || always.has(phrase)),
  })),
)

/**
 * The lines of insurance that a text names, in its order, each place once.
 *
 * @param isLabel a title or a label, where one word is enough
 */
export function linesIn(text: string, isLabel = false): (FoundPhrase & { line: PaperLine })[] {
  const places = (isLabel ? all : exact).in(wordsOf(text))
  const ranked = [...places].sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
  const found: (FoundPhrase & { line: PaperLine })[] = []
  for (const { id, start, end } of ranked) {
    if (!found.some(other => start < other.end && other.start < end)) found.push({ start, end, line: id })
  }
  return found.sort((one, other) => one.start - other.start)
}
