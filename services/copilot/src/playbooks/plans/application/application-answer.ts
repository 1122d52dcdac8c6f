import { AnswerWriter } from '../../writing/answer-writer.ts'
import { plainText } from '../../writing/plain-text.ts'
import { type Check, type Result, type Review, summaryOf } from './findings.ts'
import { questionsOf } from './questions.ts'

/** An application review in a few sentences. */
export function applicationAnswer(review: Review) {
  const answer = new AnswerWriter()
  const saying = ({ item: { label, stated } }: Check) => {
    const [applied = [], other = []] = stated
    const parts = [
      applied.length > 0 && `${answer.stated(applied)} in the application`,
      other.length > 0 && `${answer.stated(other)} in other documents`,
    ].filter(Boolean)
    return `${plainText(label)}: ${parts.join(', ')}.`
  }
  const of = (wanted: Result) => review.checks.filter(({ result }) => result === wanted)
  const missing = of('MISSING').map(({ item }) => item.label)
  return answer
    .paragraph(summaryOf(review), ...of('CONTRADICTION').slice(0, 2).map(saying))
    .paragraph(
      missing.length > 0 && `Missing: ${missing.slice(0, 5).join(', ')}.`,
      'The report has every item with its quotes, and the questions for the client.',
      questionsOf(review).length > 0 && 'Should I draft an email that asks the client these questions?',
    )
    .finish()
}
