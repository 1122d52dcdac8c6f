import type { Concept } from '../../../search/query/concept.ts'
import { conceptsOf } from '../../../search/query/concepts-of.ts'
import { stem } from '../../../search/text/stem.ts'
import { familyOf } from './families.ts'
import { tradeWords } from './trades.ts'

/** What a word of a trade counts in its other form. */
const weight = 0.85

/** What a text asks for, with its synonyms and plain words of the same meaning; roofers are named by roofing, too. */
export const conceptsIn = (text: string): Concept[] =>
  conceptsOf(text).map(concept => {
    const others = concept.word
      ? [...tradeWords(concept.word).split(' ').filter(Boolean), ...familyOf(concept.word)]
      : []
    if (others.length === 0) return concept
    const alternatives = others.map(word => ({ terms: [stem(word)], weight }))
    return { ...concept, alternatives: [...concept.alternatives, ...alternatives] }
  })
