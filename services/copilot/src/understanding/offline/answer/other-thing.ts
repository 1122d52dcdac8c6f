import { isOfOffer } from '../../../tools/stated/asked-fields.ts'

/** What a premium is called that isn't the policy's: "minimum earned premium" is no minimum premium. */
const kinds = ['minimum earned', 'unearned', 'return', 'deposit', 'additional', 'expiring', 'prior']
const patterns = kinds.map(kind => new RegExp(`\\b${kind}\\s+premium`, 'i'))
/** Unearned premium is what is returned. */
const words = kinds.map(kind =>
  /^(?:un|return)/.test(kind) ? /\b(?:unearned|return)\b/i : new RegExp(`\\b${kind.split(' ').at(-1)}\\b`, 'i'),
)

/** What a text says of how long an offer holds. */
const holding =
  /\b(?:valid\w*|good (?:for|through|thru|until|till)|open (?:for|through|until|till)|lapses?|withdrawn?|held|holds?|honou?r\w*|stands?|remains? (?:open|available)|(?:quote|quotation|offer|indication|proposal|binder)s?\b.{0,40}\b(?:expires?|ends?|days|until|through))\b/i

/** Whether a text gives a policy period where it is asked how long an offer holds. */
export const isPolicyPeriod = (text: string, question: string): boolean => isOfOffer(question) && !holding.test(text)

/** Whether a text speaks only of another kind of premium than the one that is asked for. */
export function isOtherThing(text: string, question: string): boolean {
  if (!/\bprem(?:ium)?s?\b/i.test(question)) return false
  const named = patterns.filter((pattern, kind) => pattern.test(text) && !words[kind]?.test(question))
  return named.length > 0 && !/\bpremium\b/i.test(named.reduce((rest, pattern) => rest.replace(pattern, ' '), text))
}
