import { isLight } from './left-words.ts'

const begins =
  /^\W*(?:(?:so|and|but|also|now|ok|well),? )?(?:who|whom|whose|what|when|where|which|why|how|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|any|list|show|find|give|tell|pull|look|add)\b/i

/** A full stop behind "St." or "no." ends nothing. */
const ends =
  /(?<=[?!]|(?<!\b(?:inc|co|corp|ltd|st|dr|mr|mrs|ms|no|num|pol|exp|eff|max|min|approx|vs|etc|dept|\p{L}))\.)\s+(?=\S)/iu

const maxPronouns = 3

const leadIn =
  /^\W*(?:(?:hi|hey|hello|ok|so|please|quick question)\b[\s,:–-]*)*(?:(?:can|could|would|will) (?:you|u|someone) (?:please )?(?:tell|show|check|find|give|look up|let|remind|pull|help|see)(?: us| me)?(?: out| up| know)?|(?:do|does) (?:you|we|anyone) know|i(?:’m| am|'m)? (?:need|want|wanted|would like|just need|trying) to (?:know|find out|see|check)|(?:just )?wondering|(?:any|have you any|do you have any) idea|tell me|remind me)(?: (?:if|whether))?\b[\s,:]*(?=\S+ \S)/i

/** A question without "can you tell me if". */
export const withoutLeadIn = (text: string): string => text.replace(leadIn, '')

/** The sentences that ask, and those around them, which only say of whom: "Bayview called about their auto. When does it expire?" */
export function mainSentence(text: string): { asked: string; around: string } {
  const sentences = text.split(ends)
  const asking = sentences.filter(sentence => sentence.includes('?') || begins.test(sentence))
  // "Is it?" asks what the sentence before says.
  const words = asking.join(' ').match(/[\p{L}\p{N}’']+/gu) ?? []
  const isOfNothing = words.length <= maxPronouns && words.every(isLight)
  if (asking.length === 0 || asking.length === sentences.length || isOfNothing) return { asked: text, around: '' }
  return { asked: asking.join(' '), around: sentences.filter(one => !asking.includes(one)).join(' ') }
}
