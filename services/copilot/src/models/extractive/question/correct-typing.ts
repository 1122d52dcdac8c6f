import { editDistance } from '../../../search/query/edit-distance.ts'

/** What staff ask about, as it is spelled. */
const ofTrade =
  `accident additional advertising aggregate application auditing building cancellation carrier certificate claims
  commission compensation completed contents contractual coverage deductible deductibles disease earned effective employees employer employers
  endorsement endorsements excluded exclusion exclusions expiration general holder hired income injury insured insurer liability
  limits location locations medical minimum mortgagee named notice occurrence operations payments payroll personal policies policy
  premises premium premiums producer products professional property quotation reinstatement renewal rented required retention
  retroactive subrogation surplus umbrella valuation vehicles waiver workers`.split(/\s+/)
const known: ReadonlySet<string> = new Set(ofTrade)
/** Words that are spelled right, though one letter from another. */
const others = /^(?:promises|contests|carter|clams|polices)$/

/** Typing mistakes inside of words of the trade: "premum", "agregate". What isn't one of them is left as it is. */
export const correctTyping = (question: string): string =>
  question.replace(/\p{L}{6,}/gu, word => {
    const typed = word.toLowerCase()
    if (known.has(typed) || others.test(typed)) return word
    return ofTrade.find(right => isMistyped(typed, right)) ?? word
  })

/** The first and the last letter are right: another ending is another word. */
function isMistyped(typed: string, right: string): boolean {
  const allowed = right.length > 9 ? 2 : 1
  if (typed[0] !== right[0] || typed.at(-1) !== right.at(-1) || Math.abs(typed.length - right.length) > allowed)
    return false
  return editDistance(typed, right, allowed) <= allowed
}
