import { conceptsIn } from './concepts-in.ts'
import { isGeneralWord } from './thesaurus/general-words.ts'

/** More than that in one message is a form to fill. */
const maxParts = 6

const asking = 'what|who|whom|whose|when|where|which|how|why|is|are|was|were|does|do|did|has|have|can|will|should'
const betweenQuestions = new RegExp(`(?<=[?;])\\s+|\\n+|,?\\s+(?:and|also)\\s+(?=(?:${asking})\\b(?!,))`, 'i')
/** "What are the limit and the deductible of the umbrella?" */
const listed =
  /^((?:what|how much|when)\s+(?:is|are|was|were)\s+)(?:the\s+|its\s+)?([^?]+?)\s*,?\s+and\s+(?:the\s+|its\s+)?([^?]+?)((?:\s+(?:of|for|in|on|under|at|from|with)\s+[^?]+)?)[?.!]*$/i

/** The questions in a message, each for itself. */
export function partsOf(message: string): string[] {
  const parts = message
    .split(betweenQuestions)
    .map(part => part.replace(/^(?:[-*•]|\d{1,2}[.)])\s+/, '').trim())
    .filter(part => /[\p{L}\p{N}]{2}/u.test(part))
    .flatMap(separate)
  return [...new Set(wholeParts(parts))].slice(0, maxParts)
}

/** "… and how often?" says nothing by itself: it belongs to what was asked before. */
function wholeParts(parts: readonly string[]): string[] {
  const whole: string[] = []
  for (const part of parts) {
    const before = whole.at(-1)
    if (before !== undefined && isLeft(part)) whole[whole.length - 1] = `${before}, ${part}`
    else whole.push(part)
  }
  return whole
}

const isLeft = (part: string): boolean =>
  /^(?:and |or )?(?:what|how|who|when|where|why|which|by when)\b(?!.*\b(?:it|they|he|she)\b)/i.test(part) &&
  conceptsIn(part).every(({ word }) => isGeneralWord(word))

function separate(part: string): string[] {
  const [, opening = '', first = '', last = '', rest = ''] = listed.exec(part) ?? []
  // "bodily injury and property damage" is one thing; "terms and conditions of X" may be two: a list has short members.
  if (!opening || isOneThing(`${first} and ${last}`) || isOneMeasure(opening, first, last) || isOneEvent(part))
    return [part]
  return [...first.split(/\s*,\s*(?:the\s+)?/), last].map(thing => {
    const verb = thing.endsWith('s') ? opening : opening.replace(/\bare\b/i, 'is').replace(/\bwere\b/i, 'was')
    return `${verb}the ${thing}${rest}?`
  })
}

const oneThings =
  /\b(?:including .*|incl\b.*|with .*|plus .*|taxes and fees|personal and advertising|errors and omissions|directors and officers|hired and non-?owned|bodily injury and property|products and completed|terms and conditions|primary and non-?contributory|fire and|name and address|effective and expiration)\b/i
const measure = /\b(?:deductible|retention|limit|sublimit|premium|fee|surcharge|rate|exclusion|coverage)$/i
/** "The wind and hail deductible" is one deductible; "the building and contents limits" are two limits. */
const isOneMeasure = (opening: string, first: string, last: string): boolean =>
  /\b(?:is|was)\s*$/i.test(opening) && measure.test(last) && !/\bdeductible|\blimit|\bpremium|\bfees?\b|,/i.test(first)

/** "When was the slip and fall?" asks once; "when was the loss and the report?" twice. */
const isOneEvent = (part: string): boolean => /^when (?:is|was)\b/i.test(part) && !/\band (?:the|its)\b/i.test(part)

const isOneThing = (text: string): boolean => oneThings.test(text)
