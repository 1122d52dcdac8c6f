import { datesIn } from './dates-in.ts'
import { lettersOf } from './normalize.ts'
import { statesValue } from './states-value.ts'

/** What of an answer is judged. */
interface JudgedAnswer {
  content: string
  evidence: readonly { name: string; quote: string }[]
  notFound: readonly unknown[]
  outcome?: { kind: string } | null
}

/** A value that an answer has to state, in any of some spellings. */
interface StatedValue {
  unit: string
  anyOf: readonly (string | number)[]
}

/** What a question’s answer has to say and to prove; null: that nothing was found. */
interface JudgedQuestion {
  answer:
    | ({ says: readonly StatedValue[]; without?: readonly string[] } & (
        | { document: { title: string; fileName: string | null; words: readonly string[] } }
        | { records: readonly { kind: string; id: string; otherIds?: readonly string[] }[] }
      ))
    | null
}

/** So many quotes of an answer count: nobody opens more. */
const quotesRead = 3

/** Why an answer isn't right; null when it is. */
export function faultOf({ answer: truth }: JudgedQuestion, answer: JudgedAnswer): string | null {
  if (!truth) return refusalFault(answer)
  const words = wordsOf(answer.content)
  const missing = truth.says.filter(value => !states(words, value))
  if (missing.length > 0) return `doesn’t say ${missing.map(({ anyOf }) => anyOf[0]).join(', ')}`
  const extra = truth.without?.filter(other => lettersOf(words).includes(lettersOf(other))) ?? []
  if (extra.length > 0) return `says ${extra.join(', ')}, too`
  if ('document' in truth) {
    const { title, fileName, words: proofs } = truth.document
    const isProof = ({ name, quote }: JudgedAnswer['evidence'][number]) =>
      (name === title || name === fileName) && proofs.some(proof => lettersOf(quote).includes(lettersOf(proof)))
    return answer.evidence.slice(0, quotesRead).some(isProof) ? null : `doesn’t quote “${proofs[0]}”`
  }
  const unlinked = truth.records.filter(
    ({ id, otherIds = [] }) => ![id, ...otherIds].some(known => answer.content.includes(known)),
  )
  return unlinked.length === 0 ? null : `doesn’t link ${unlinked.map(({ kind, id }) => `${kind} ${id}`).join(', ')}`
}

export const states = (words: string, { unit, anyOf }: StatedValue): boolean =>
  anyOf.some(value => statesValue(words, value, unit))

/** Without marks and addresses: their digits state nothing. */
const wordsOf = (content: string): string => content.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/\[\d+\]/g, '')

const refusal =
  /(?:n['’]t|\bnot|\bnothing|\bno)\b.{0,60}\b(?:find|found|match|matches|record|records|answer)\b|\bfound (?:no|nothing)\b|\bthere (?:is|are) no\b|\b(?:has|have) no\b/i

/** A refusal says that nothing was found, and states no amount, day or quote. Passages that are shown as the closest state nothing. */
function refusalFault({ content, evidence, notFound, outcome }: JudgedAnswer): string | null {
  if (outcome?.kind === 'CLOSEST') return null
  const words = wordsOf(content)
  if (evidence.length > 0) return 'quotes something'
  if (/\$\s?\d/.test(words) || datesIn(words).size > 0) return 'states an amount or a day'
  return notFound.length > 0 || refusal.test(words) ? null : 'doesn’t say that nothing was found'
}
