import { paperSentencesIn } from '@coverdesk/coverage/read'
import { conceptsOf } from '../search/query/concepts-of.ts'
import { indexTokens, placesOf } from '../search/query/places-of.ts'
import { tokensOf } from '../search/text/tokens.ts'

/** A stretch of a passage that says most of what is asked. */
export interface Sentence {
  /** In the passage's text. */
  start: number
  end: number
  /** Which part of what is asked it says, in whatever words: 0 to 1. */
  coverage: number
}

/** So many sentences that follow each other are quoted together at the most. */
const maxSentences = 2

/**
 * The sentence of a passage, or two that follow each other, that says most of what is asked; the shorter one where both say as
 * much. Lines of tables and lists count as sentences.
 */
export function bestSentence(question: string, passage: string): Sentence {
  const concepts = conceptsOf(question)
  const coverageOf = (text: string) => {
    if (concepts.length === 0) return 0
    const tokens = indexTokens(tokensOf(text))
    return concepts.filter(concept => placesOf(concept, tokens).length > 0).length / concepts.length
  }
  const sentences = paperSentencesIn(passage)
  let best: Sentence = { start: 0, end: passage.length, coverage: -1 }
  for (let count = 1; count <= maxSentences; count += 1) {
    for (let first = 0; first + count <= sentences.length; first += 1) {
      const start = sentences[first]?.start ?? 0
      const end = sentences[first + count - 1]?.end ?? 0
      const coverage = coverageOf(passage.slice(start, end))
      if (coverage > best.coverage) best = { start, end, coverage }
    }
  }
  return best
}
