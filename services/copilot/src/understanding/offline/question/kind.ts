import { askedField } from '../../../tools/stated/asked-fields.ts'
import { commandIn } from './command.ts'
import { smallTalkOf } from './small-talk.ts'
import { subjectsOf, withoutSalutation } from './wording.ts'

export type QuestionKind = 'GREETING' | 'THANKS' | 'COMMAND' | 'ABILITIES' | 'PAGE' | 'WEB' | 'OVERVIEW' | 'QUESTION'

const abilities =
  /\b(?:what (?:can|could|do) (?:you|cara) do|what are you able|what can i ask|how (?:can|could|do|does) (?:you|cara|this) (?:help|work)|who are you|what are you)\b|^help[\s!?.]*$/i
const web = /\b(?:search|look|find|check|google|browse)\b.*\b(?:web|online|internet)\b|\bgoogle\b/i
export const pages = /\bpages?\s+(\d{1,5})(?:\s*(?:-|–|to|through|and|&)\s*(\d{1,5}))?/i
const overview =
  /\b(?:summari[sz]e|summary|overview|review|compare|comparison|explore|analy[sz]e|analysis|verify|enrich|fill|proposal|underwriting|main points|key (?:facts|terms|points))\b|^what(?:[’']s| is)? (?:in )?(?:this|these|the) (?:document|file|policy|certificate|contract|quote)s?(?: about)?[\s?]*$/i

/** "The date of the proposal" is no wish for one. */
const namesOfPapers = /\b(?:proposal|underwriting)\b/gi

/** Words that say what kind of work is asked for, and on what kind of paper. */
const work =
  /\b(?:summari[sz]e|summary|overview|review|compare|comparison|explore|analy[sz]e|analysis|verify|enrich|fill|generate|create|prepare|make|give|write|proposal|underwriting|main|key|facts?|terms?|points?|certificates?|contracts?|quotes?|binders?|applications?|documents?|polic(?:y|ies)|files?|forms?|options?|coverages?|attached|clients?|insurance|requirements?|against|between|side|differences?|short|brief)\b/gi

/** Whether a message asks something, rather than saying how to do the task of a preset. */
export const isAsking = (message: string): boolean =>
  /\?|^(?:what|who|whom|whose|when|where|which|how|why|is|are|was|were|does|do|did|has|have|can)\b/i.test(
    withoutSalutation(message),
  )

/** What kind of answer a message asks for. */
export function kindOf(message: string): QuestionKind {
  const text = withoutSalutation(message)
  if (text === '') return 'GREETING'
  const talk = smallTalkOf(message)
  if (talk) return talk
  if (commandIn(text)) return 'COMMAND'
  if (abilities.test(text)) return 'ABILITIES'
  if (web.test(text)) return 'WEB'
  if (pages.test(text)) return 'PAGE'
  const isWork = overview.test(text) && !(askedField(text) && !overview.test(text.replace(namesOfPapers, ' ')))
  const isBroad = /^do the task\W*$/i.test(text) || (isWork && subjectsOf(text.replace(work, ' ')).length <= 1)
  return isBroad ? 'OVERVIEW' : 'QUESTION'
}

const records =
  /\b(?:accounts?|clients?|customers?|contacts?|policies|certificates?|(?:certificate |policy)?holders?|carriers?|insureds|renewals?|service requests?|requests)\b/i
const askingForRecords = /\b(?:who|whom|whose|which|how many|list|do we|have we|our|show|find|all)\b/i

/** Whether the agency’s own records may answer: who, and which of its accounts, policies, certificates, holders, carriers. */
export const isAboutRecords = (question: string): boolean => records.test(question) && askingForRecords.test(question)

export const isAskingForDraft = (question: string): boolean =>
  /\b(?:draft|write|compose|prepare|send)\b.*\b(?:e-?mail|letter|message|memo|note|report|proposal)\b/i.test(question)
