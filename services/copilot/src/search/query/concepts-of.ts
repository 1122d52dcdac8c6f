import { stem } from '../text/stem.ts'
import { tokensOf } from '../text/tokens.ts'
import type { Alternative, Concept } from './concept.ts'
import { expressionAt } from './expressions.ts'

/** More words don't make a search better, and each one is read from the index. */
const maxWords = 24
/** A month for a day of it; a form for one of its editions. */
const wider = 0.6
const joinedWeight = 0.9

/** What a query asks for: its words, numbers and dates, with their synonyms. Words that say nothing are left out. */
export function conceptsOf(query: string): Concept[] {
  const tokens = tokensOf(query).slice(0, maxWords)
  const concepts = tokens.map(({ terms, word, position }): Concept => {
    const [exact = '', ...more] = terms
    const weight = word ? 1 : wider
    return {
      alternatives: [{ terms: [exact], weight: 1 }, ...more.map(term => ({ terms: [term], weight }))],
      word,
      position,
    }
  })
  const terms = tokens.map(token => token.terms[0] as string)
  for (let place = 0; place < terms.length; ) {
    const expression = expressionAt(terms, place)
    const length = expression?.terms.length ?? 1
    for (const concept of concepts.slice(place, place + length)) {
      concept.alternatives.push(
        ...(expression?.others ?? []).map(({ terms: others, weight }): Alternative => ({ terms: others, weight })),
      )
    }
    place += length
  }
  addJoined(concepts)
  return withoutRepeats(concepts)
}

/** "sub contractor" may be written as one word. */
function addJoined(concepts: Concept[]) {
  for (const [place, { word, position }] of concepts.entries()) {
    const next = concepts[place + 1]
    if (!word || !next?.word || next.position !== position + 1) continue
    const joined = { terms: [stem(word + next.word)], weight: joinedWeight }
    concepts[place]?.alternatives.push(joined)
    next.alternatives.push(joined)
  }
}

/** A word that is typed twice asks for nothing more. */
function withoutRepeats(concepts: Concept[]): Concept[] {
  return [...new Map(concepts.map(concept => [concept.alternatives[0]?.terms[0], concept])).values()]
}
