import { linesNamedIn } from '../../../facts/values/lines-of-business.ts'
import { conceptsIn } from './concepts-in.ts'
import { namedNumbers } from './measured-terms.ts'
import { plainWords } from './plain-words.ts'
import { tradeWords } from './trades.ts'

/** Words without which no guide of the agency answers: the trade, the line and a number that names something. */
export function guideNeeds(question: string): string[] {
  const plain = plainWords(question)
  // "Farms out" is no farm.
  const trades = conceptsIn(plain).flatMap(({ word }) => (!word.includes(' ') && tradeWords(word) ? [word] : []))
  const straight = plain.replaceAll('’', "'")
  const lines = linesNamedIn(straight.toLowerCase()).map(({ start, end }) => straight.slice(start, end))
  const shorthand = straight.match(/\b(?:work(?:er|ers|men)?'?s?'? comp\b|umb\b)/gi) ?? []
  return [...new Set([...trades, ...lines, ...shorthand, ...namedNumbers(plain)])]
}
