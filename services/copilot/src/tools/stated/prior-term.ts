const things =
  'premiums?|carriers?|insurers?|limits?|deductibles?|retentions?|sirs?|rates?|policy|policies|policy number|program'
const priorWords = "expiring|prior|previous|former|last year['’]?s|last term['’]?s"
const asked = new RegExp(`\\b(?:${priorWords})\\s+(?=(?:[\\p{L}&]+\\s+)?(?:${things})\\b)`, 'iu')
/** "GL deductible expiring" */
const behind = /\b(?:premium|limit|deductible|retention|sir|carrier|insurer)s?\s+(?:on |of |in )?(?:the )?expiring\b/i
const everywhere = new RegExp(asked.source, 'giu')
/** "… vs. expiring": both terms stand side by side. */
const beside = /\s*\b(?:vs\.?|versus|compared (?:to|with)|against)\s+(?:the\s+)?(?:expiring|prior|last year)\b/gi

/** Whether a question is about the term before: what a document states now is no answer. */
export const isAboutPriorTerm = (question: string): boolean =>
  [asked, behind].some(words => words.test(question.replace(beside, '')))

/** A question without the words that say that it is about the term before: "the expiring premium" is an amount, not a day. */
export const withoutPrior = (question: string): string => question.replace(beside, '').replace(everywhere, '')

/** Whether a text speaks of the term before. */
export const saysPriorTerm = (text: string): boolean =>
  /\b(?:expiring|prior|previous|former|last (?:year|term))\b/i.test(text)
