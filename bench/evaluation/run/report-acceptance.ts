import type { AcceptanceQuestion } from '../questions/acceptance-question.ts'
import type { CaraAnswer } from './ask-cara.ts'

/** A question with what Cara answered, and why that isn't right. */
export interface JudgedAcceptance {
  question: AcceptanceQuestion
  answer: Pick<CaraAnswer, 'content' | 'evidence'>
  fault: string | null
}

const kinds = ['of documents', 'of records', 'that nothing answers'] as const

const kindOf = ({ question: { answer } }: JudgedAcceptance): (typeof kinds)[number] => {
  if (!answer) return 'that nothing answers'
  return 'document' in answer ? 'of documents' : 'of records'
}

/** What Cara got wrong, with what she said; of questions that aren't shown, only how many of each kind. */
export function acceptanceMisses(name: string, judged: readonly JudgedAcceptance[], isShown: boolean): string[] {
  const missed = judged.filter(({ fault }) => fault !== null)
  if (missed.length === 0) return []
  if (isShown) return missed.map(asMiss)
  const counts = kinds.flatMap(kind => {
    const ofKind = judged.filter(one => kindOf(one) === kind)
    const right = ofKind.filter(({ fault }) => fault === null)
    return ofKind.length === 0 ? [] : [`${right.length} of ${ofKind.length} ${kind}`]
  })
  return [`${name}: right are ${counts.join(', ')}`]
}

function asMiss({ question, answer, fault }: JudgedAcceptance): string {
  const quotes = answer.evidence.map(({ name, quote }) => `${name}: “${quote}”`).join(' | ')
  return `not right: ${question.text}\n    ${fault}\n    said: ${answer.content.replaceAll('\n', ' ')}\n    ${quotes}`
}
