import { Button, makeStyles } from '@coverdesk/design-system'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

interface SuggestedQuestionsProps {
  questions: readonly string[]
  isBusy: boolean
  onAsk(question: string): void
}

/** Common questions, shown before the first question. A click asks one. */
export function SuggestedQuestions({ questions, isBusy, onAsk }: SuggestedQuestionsProps) {
  const styles = useStyles()
  return (
    <ul aria-label="Suggested questions" className={styles.list}>
      {questions.map(question => (
        <li key={question}>
          <Button disabled={isBusy} onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  )
}
