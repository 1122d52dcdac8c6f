/** The judge's pure checks of texts: whoever states something, a model or a rule, the same checks decide what may be shown. */

export { type LimitLabelId, limitLabels } from '../lexicon/limit-labels.ts'
export { liabilityLines, type PaperLine, paperLines } from '../lexicon/lines.ts'
export { Phrases, type PhraseWord, wordsOf } from '../lexicon/phrases.ts'
export type { QualifierId } from '../lexicon/qualifiers.ts'
export {
  type ExclusionSubject,
  exclusionSubjects,
  insuranceTitles,
  obligations,
  prohibitions,
  type RequirementKind,
  requirementKinds,
} from '../lexicon/requirements.ts'
export { inOneLine } from '../lexicon/whole-words.ts'
export { type Check, countDropped, type Dropped, fails, holds, type Reason } from './check.ts'
export { linesIn } from './lines-in.ts'
export { isOrganization, judgePartyName, type PartyNameReason, type PartyNameVerdict } from './party-name.ts'
export { qualifiersIn } from './qualifiers.ts'
export { saysWhole } from './uncut-token.ts'
export { isUncut, type Stretch, sentencesIn, wholeQuote } from './whole-quote.ts'
