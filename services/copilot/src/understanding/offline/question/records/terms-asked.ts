import type { ConsumedText } from './consumed-text.ts'

const priorTerm =
  /\b(?:prior|previous|former|earlier|last year[’']?s?|last term[’']?s?|last time(?: around)?|last (?:policy )?(?:term|year|period)|(?:the )?(?:term|year|policy|period) before(?: this(?: one)?| last)?|before (?:this|the current) (?:one|term|year)|before(?: this| that)?(?=\W*$)|expired(?= (?:term|policy|one)\b))(?: (?:term|year)[’']?s?)?\b/i

const comparison =
  /\b(?:go|goes|gone|going|went|been|jump(?:ed)?|creep|crept) (?:up|down)\b|\b(?:increas|decreas)\w*|\b(?:rose|risen|rise|dropped|fell|jumped|climbed)\b(?=.*\b(?:renewal|year|term|premium)\b)|\b(?:compared? (?:to|with)|versus|vs\.?)(?= (?:the )?(?:last|previous|prior|expiring|now|this|current|today)\b)|\b(?:cheaper|pricier|higher|lower|more expensive|less expensive|more|less)\b(?=.*\b(?:than )?(?:last|previous|prior) (?:year|term)\b)|\bprem(?:ium)? (?:change[sd]?|difference|history)\b|\b(?:change|difference) in (?:the )?prem(?:ium)?\b|\bprem(?:ium)?\b(?=.*\bchanged?\b)/i
const premiums = /\b(?:prem(?:ium)?s?|cost|price|rates?|pay(?:s|ing)?|how much|renewals?|last (?:year|term))\b/i

const ago = /\b(a|one|two|three|four|five|\d) (?:policy )?(?:years?|terms?|renewals?) (?:ago|back|earlier)\b/i
const numbers: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5 }

/** Takes the words that ask for a term before the present one. @returns how many terms before; 0: the present one */
export function takePrior(question: ConsumedText): number {
  const [, count = ''] = question.take(ago) ?? []
  if (count) return numbers[count.toLowerCase()] ?? Number(count)
  return question.take(priorTerm) ? 1 : 0
}

/** Takes the words that ask how the premium of a policy changed. */
export function takeComparison(question: ConsumedText): boolean {
  if (!premiums.test(question.text) || question.take(comparison) === null) return false
  question.takeAll(/\b(?:at|on|with|from|since|over) (?:the |its |their )?(?:last |latest |most recent )?renewals?\b/i)
  takePrior(question)
  return true
}
