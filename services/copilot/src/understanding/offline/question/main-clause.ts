const openings =
  'what|whats|who|whos|whom|whose|how|hows|where|wheres|which|why|when|whens|can|could|do|does|did|is|are|was|were|am|will|would|should|must|may|shall|need|any|anything|has|have'
const asking = new RegExp(`\\b(?:${openings})\\b`, 'i')
/** "by when", "so what", "for which trades" */
const beginsAsking = new RegExp(
  `^\\W*(?:(?:and|so|but|or|then|also|now|please|ok|okay|hi|hello|hey|well|until|since|by|for|at|on|in|to|from|with|about|under|of|up) )*(?:${openings})\\b`,
  'i',
)
const betweenClauses = /[,;:–—]\s+|\s+-+\s+|(?<!\bwhat|\bhappens|\bor)\s+(?=(?:if|once|after|because|since|unless)\b)/i

/** What a question asks, and the case that it tells of: "client already moved, what do we ask for". */
export interface Clauses {
  asked: string
  told: string
}

/** @returns the whole question as what is asked where it has one clause */
export function clausesOf(question: string): Clauses {
  const sentences = question.split(/(?<=[.?!])\s+|\n+/).filter(sentence => /[\p{L}\p{N}]/u.test(sentence))
  const isAsking = (sentence: string) => sentence.trim().endsWith('?') || beginsAsking.test(sentence)
  const asks = sentences.some(isAsking) ? sentences.filter(isAsking) : sentences.slice(-1)
  const told = sentences.filter(sentence => !asks.includes(sentence))
  const clauses = asks.map(withinSentence)
  return {
    asked: clauses.map(({ asked }) => asked).join(' '),
    told: [...told, ...clauses.map(({ told }) => told)].filter(Boolean).join(' '),
  }
}

function withinSentence(sentence: string): Clauses {
  const clauses = sentence.split(betweenClauses)
  if (clauses.length < 2) return { asked: sentence, told: '' }
  const main = clauses.findLastIndex(clause => beginsAsking.test(clause))
  const last = main >= 0 ? main : clauses.findLastIndex(clause => asking.test(clause))
  if (last < 0) return { asked: sentence, told: '' }
  // "Can we give him a number, or does it go to the company first?" asks once.
  const first = last > 0 && /^\W*or\b/i.test(clauses[last] ?? '') ? last - 1 : last
  const isAsked = (place: number) => place >= first && place <= last
  return {
    asked: clauses.filter((_, place) => isAsked(place)).join(', '),
    told: clauses.filter((_, place) => !isAsked(place)).join(' '),
  }
}
