import type { ReadPassage } from '../conversation/tool-answers.ts'
import type { Quote } from './best-quotes.ts'

/** Words that names of carriers have in common. */
const common = new Set(
  `insurance assurance company co corp corporation inc llc ltd group mutual casualty indemnity property specialty surplus lines
  national american underwriters fire marine fidelity surety reinsurance general state states of the and`.split(/\s+/),
)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether the papers are of more than one carrier: then each quote says whose it is. */
export const areOfSeveral = (passages: readonly ReadPassage[]): boolean =>
  new Set(passages.flatMap(({ carrier }) => (carrier ? [carrier.toLowerCase()] : []))).size > 1

/** Without the papers of carriers that a question about another one doesn’t name. */
export function ofNamedCarrier(question: string, passages: readonly ReadPassage[]): readonly ReadPassage[] {
  const said = new Set(wordsOf(question))
  const isNamed = (carrier: string) =>
    wordsOf(carrier).some(word => !common.has(word) && word.length > 2 && said.has(word))
  const named = new Set(passages.flatMap(({ carrier }) => (carrier && isNamed(carrier) ? [carrier] : [])))
  if (named.size === 0) return passages
  return passages.filter(({ carrier }) => !carrier || named.has(carrier))
}

const isOfCertificate = ({ passage: { kind, name } }: Quote): boolean =>
  kind === 'CERTIFICATE' || (!kind && wordsOf(name)[0] === 'certificate')

/** Whether a question is about the policy itself, and not about a certificate. */
const isOfPolicy = (question: string): boolean => {
  const said = wordsOf(question)
  return (
    said.some(word => word === 'policy' || word === 'policies') && !said.some(word => word.startsWith('certificate'))
  )
}

/**
 * A certificate isn’t the policy: it answers a question about the policy only where nothing else does.
 *
 * @returns the quotes to show, and whether they are only a certificate’s
 */
export function ofPolicyFirst(
  question: string,
  quotes: readonly Quote[],
): { quotes: Quote[]; isOnlyCertificate: boolean } {
  if (!isOfPolicy(question)) return { quotes: [...quotes], isOnlyCertificate: false }
  const others = quotes.filter(quote => !isOfCertificate(quote))
  return others.length > 0
    ? { quotes: others, isOnlyCertificate: false }
    : { quotes: [...quotes], isOnlyCertificate: quotes.length > 0 }
}
