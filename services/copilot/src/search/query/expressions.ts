import { tokensOf } from '../text/tokens.ts'
import { related, synonyms } from './synonyms.ts'

/** An expression of the trade, and the other ones that mean the same. */
export interface Expression {
  terms: string[]
  others: { terms: string[]; weight: number }[]
}

/** What a synonym counts against the word that was typed, and what a related word does. */
const weights = { synonym: 0.85, related: 0.5 }

const expressions = new Map<string, Expression>()
for (const [lines, weight] of [[synonyms, weights.synonym] as const, [related, weights.related] as const]) {
  for (const line of lines) {
    const all = distinct(line.map(termsOfExpression))
    for (const terms of all) {
      const expression = expressions.get(terms.join(' ')) ?? { terms, others: [] }
      expressions.set(terms.join(' '), expression)
      for (const other of all) if (other !== terms) expression.others.push({ terms: other, weight })
    }
  }
}

const longest = Math.max(...[...expressions.values()].map(({ terms }) => terms.length))

/** The longest expression that begins at a place of a list of terms. */
export function expressionAt(terms: readonly string[], place: number): Expression | undefined {
  for (let length = Math.min(longest, terms.length - place); length > 0; length -= 1) {
    const found = expressions.get(terms.slice(place, place + length).join(' '))
    if (found) return found
  }
  return undefined
}

function termsOfExpression(text: string): string[] {
  return tokensOf(text).map(({ terms }) => terms[0] as string)
}

/** "Business owners policy" and "businessowners policies" may be the same terms. */
function distinct(expressionsOfLine: string[][]): string[][] {
  return [...new Map(expressionsOfLine.map(terms => [terms.join(' '), terms])).values()]
}
