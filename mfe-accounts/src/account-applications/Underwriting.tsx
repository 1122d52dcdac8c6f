import { formatNames, makeStyles, tokens } from '@coverdesk/design-system'
import type { ApplicationFragment } from '../generated/documents'
import { answerTo } from './answer-to'
import { Part, Parts } from './Parts'

const useStyles = makeStyles({
  answer: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  none: { color: tokens.textTertiary },
  detail: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.textSecondary },
})

/** What carriers ask, and what the business has answered. */
export function Underwriting({ application }: { application: ApplicationFragment }) {
  const styles = useStyles()
  return (
    <Parts>
      {application.underwritingQuestions.map(question => {
        const answer = answerTo(question, application.underwritingAnswers)
        const place = application.locations.find(location => location.place === question.locationId)
        const about = [question.tooltip, place && `At ${place.address.line1}`, carriersOf(question.carriers)]
        return (
          <Part key={`${question.questionId} ${question.locationId}`} title={question.question}>
            <div className={answer === undefined ? styles.none : styles.answer}>{answer ?? 'Not answered yet'}</div>
            <div className={styles.detail}>{about.filter(Boolean).join(' · ')}</div>
          </Part>
        )
      })}
    </Parts>
  )
}

const carriersOf = (carriers: readonly string[]) => carriers.length > 0 && `Asked by ${formatNames(carriers)}`
