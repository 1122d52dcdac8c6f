import type { Token } from '../text/tokens.ts'
import type { Alternative, Concept } from './concept.ts'

/** Where a passage says what a concept asks for. */
export interface Place {
  /** Of words: the first and the last. */
  from: number
  to: number
  /** Stretches of the passage's text. */
  spans: { start: number; end: number }[]
}

/** Words of an expression may have so many others between them: "certificate of insurance". */
const maxBetween = 2

/** The tokens of a passage by their terms. */
export interface IndexedTokens {
  tokens: readonly Token[]
  /** Which tokens have a term. */
  byTerm: ReadonlyMap<string, number[]>
}

export function indexTokens(tokens: readonly Token[]): IndexedTokens {
  const byTerm = new Map<string, number[]>()
  for (const [place, { terms }] of tokens.entries()) {
    for (const term of terms) {
      const places = byTerm.get(term)
      if (places) places.push(place)
      else byTerm.set(term, [place])
    }
  }
  return { tokens, byTerm }
}

/** Every place of a passage where a concept is said, in the order of the text. */
export function placesOf({ alternatives }: Concept, tokens: IndexedTokens): Place[] {
  const found = alternatives.flatMap(alternative => placesOfAlternative(alternative, tokens))
  return found.sort((a, b) => a.from - b.from)
}

function placesOfAlternative(
  { terms: [first = '', ...rest] }: Alternative,
  { tokens, byTerm }: IndexedTokens,
): Place[] {
  return (byTerm.get(first) ?? []).flatMap(index => {
    const said = [tokens[index] as Token]
    for (const term of rest) {
      const { position } = said.at(-1) as Token
      const next = (byTerm.get(term) ?? [])
        .map(place => tokens[place] as Token)
        .find(token => token.position > position && token.position <= position + maxBetween + 1)
      if (!next) return []
      said.push(next)
    }
    const spans = said.map(({ start, end }) => ({ start, end }))
    return [{ from: said[0]?.position ?? 0, to: said.at(-1)?.position ?? 0, spans }]
  })
}
