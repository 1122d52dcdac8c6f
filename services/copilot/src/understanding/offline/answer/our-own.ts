import type { ReadPassage } from '../conversation/tool-answers.ts'

const doing = 'charge|bill|collect|assess|ask|require|offer|give|allow|grant|waive|refund|accept'
/** "What late fee do we charge …", "our policy on …": what the agency itself charges, asks or does. */
const ours = new RegExp(
  `\\b(?:do|does|did|should|must|would|will) (?:we|our (?:agency|office|team))(?: (?:usually|normally|always|ever|typically))? (?:${doing})\\b|\\b(?:our|the agency[’']?s) (?:own )?(?:[\\p{L}-]+ ){0,2}(?:fees?|charges?|penalt(?:y|ies)|rules?|policy on|deposit|discount|grace period)\\b`,
  'iu',
)
/** Words of a contract or a policy, which a question of it has. */
const ofPaper =
  /\b(?:leases?|tenants?|landlords?|lessors?|lessees?|rent|contracts?|subcontracts?|agreements?|specimen|declarations|premises|polic(?:y|ies) (?:form|say|says|state|states)|endorsement \d)\b/i

/** Whether a question asks what the agency charges, requires or does by itself. */
export const isOfOurOwn = (question: string): boolean => ours.test(question) && !ofPaper.test(question)

/** Whether a document is a contract between others, or a policy: it says nothing of the agency. */
export const isOfParties = ({ name, about = '' }: ReadPassage): boolean =>
  /\b(?:lease|subcontract|contract|agreement|specimen|declarations|policy)\b(?! (?:guide|procedure|checklist|requests?|changes?))/i.test(
    `${name}\n${about.split('\n').slice(0, 2).join('\n')}`,
  ) && !/\b(?:guide|procedure|checklist|manual|handbook)\b/i.test(name)
