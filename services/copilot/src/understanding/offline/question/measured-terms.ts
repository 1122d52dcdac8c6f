/** What a charge is for is told by a verb: "how much do they charge for …" */
const asVerb = /\b(?:do|does|did|will|would|can)\b.{0,30}\b(?:charges?|costs?|fees?)\b/i
const measures =
  'premiums?|deductibles?|retentions?|rent|commissions?|fees?|penalt(?:y|ies)|deposits?|charges?|surcharges?|tax(?:es)?|ratings?|limits?|sublimits?|coverage'
/** Words that needn't be said again: a document that has the amount may leave out "limit". */
const unsaid = /^(?:limits?|sublimits?|coverage)$/i
/** Before a measure, they say nothing of what it is of. */
const general =
  /^(?:a|an|the|they|we|you|i|it|he|she|our|my|their|his|her|its|your|what|whats|which|how|much|is|are|was|does|do|did|for|of|on|in|at|with|by|under|to|and|or|per|each|any|every|all|some|same|policy|this|that|these|those|usual|standard|total|annual|current|max|maximum|highest|higher|lower|lowest|min|minimum|least|most|required|need|needs|want|wants|have|has|get|pay|pays|cost|costs|say|says|general|big|high|low|specimen|guide|lease|contract)$/i

/** A measure that is asked for, and what it is of: "the breach response limit" is no other limit. */
export function termsOfMeasures(question: string): string[] {
  const found = [...question.matchAll(new RegExp(`((?:[\\p{L}&’'-]+\\s+){0,2})\\b(${measures})\\b`, 'giu'))]
  const [, role = ''] = whoIs.exec(question) ?? []
  const ofMeasures = found.flatMap(([, before = '', measure = '']) => [
    ...ofWhat(before.trim().split(/\s+/)),
    ...(unsaid.test(measure) || (/^charge/i.test(measure) && asVerb.test(question)) ? [] : [measure]),
  ])
  return [...(role ? [role] : []), ...countedIn(question), ...ofMeasures]
}

/** "who is the underwriter at …": a name alone says no one’s role. */
const whoIs =
  /^\W*who(?: is|[’']?s)(?: the| our| their)? (?!in charge|responsible)(\p{Ll}+(?: \p{Ll}+)?) (?:on|of|for|at|in|under|with)\b/iu

/** The words right before a measure that say of what it is. */
function ofWhat(words: readonly string[]): string[] {
  const start = words.findLastIndex(word => general.test(word))
  return words.slice(start + 1).filter(word => word !== '')
}

/** "how many employees does …": other numbers say nothing of them. */
const howMany =
  /\bhow many (?:[\p{L}-]+ )??(\p{L}+)(?= (?:do|does|did|are|is|can|could|have|has|must|should|will|may|of|in|on|for|at|under|we|they|you|i|a|the|before|after)\b|\W*$)/iu
const units = /^(?:days?|weeks?|months?|years?|hours?|minutes?|times?|people)$/i

/** The years that a question names. */
export const yearsIn = (text: string): string[] => text.match(/\b(?:19|20)\d\d\b/g) ?? []

/** What is counted, unless it is time. */
export function countedIn(question: string): string[] {
  const [, counted = ''] = howMany.exec(question) ?? []
  return counted && !units.test(counted) ? [counted] : []
}

/** "pier 7", "endorsement 4": a number that names something. */
export const namedNumbers = (question: string): string[] => [
  ...[
    ...question.matchAll(
      /\b(?:piers?|suite|unit|building|endorsement|section|item|berths?|docks?|phase|lot) #?(\d{1,4})\b/gi,
    ),
  ].map(([, number = '']) => number),
]
