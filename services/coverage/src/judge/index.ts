/** The judge's pure checks of texts: whoever states something, a model or a rule, the same checks decide what may be shown. */

export { Phrases, type PhraseWord, wordsOf } from '../lexicon/phrases.ts'
export type { QualifierId } from '../lexicon/qualifiers.ts'
export { type Check, countDropped, type Dropped, fails, holds, type Reason, reasons } from './check.ts'
export { qualifiersIn } from './qualifiers.ts'
export { saysWhole, uncutToken } from './uncut-token.ts'
export { isUncut, type Stretch, wholeQuote } from './whole-quote.ts'
