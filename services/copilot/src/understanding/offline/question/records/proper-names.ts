import { isLineWord } from './lines-asked.ts'

const word = "[\\p{Lu}\\d][\\p{L}\\p{N}’'./&-]*"
const run = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?:,? (?:(?:of|the|and|de|la|&) )*${word})+`, 'gu')
/** Words that begin a question, and are no part of a name. */
const openers =
  /^(?:who|whom|whose|what|when|where|which|why|how|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|list|show|give|tell|find|pull|get|any|all|open|our|the|i|we|please|also|and|for|on|of|to|in|with|at|by|under|dba|fein|gl|wc|bop|ai|coi|vin|naic)\b[’'s]*$/i
/** Words of the trade that stand behind a name: "Pinnacle GL Premium". */
const endings =
  /^(?:policy|policies|premium|deductible|limits?|certificates?|COIs?|requests?|account|GL|WC|BOP|D&O|E&O|EPLI?|insurance|general|liability|commercial|auto|workers[’']?|compensation|umbrella|excess|cyber|property|package|professional|each|occurrence|aggregate|additional|insureds?|quote|phone|email|address)$/i

/** Where a question has names of several words, in capitals; a question that is in capitals throughout has none. */
export function properNames(question: string): { start: number; end: number }[] {
  if (!/\p{Ll}/u.test(question)) return []
  return [...question.matchAll(run)].flatMap(match => {
    const words = [...match[0].matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, start: match.index + index }))
    while (words[0] && openers.test(words[0].text)) words.shift()
    while (words.length > 1 && isEnding(words.at(-1)?.text ?? '')) words.pop()
    const [first, last] = [words[0], words.at(-1)]
    return first && last && words.length > 1 ? [{ start: first.start, end: last.start + last.text.length }] : []
  })
}

const isEnding = (text: string): boolean => endings.test(text) || isLineWord(text)
