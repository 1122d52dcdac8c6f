import { Button, makeStyles, pluralize } from '@coverdesk/design-system'
import { useState } from 'react'
import type { ConversationStageFragment } from '../../generated/documents'
import { durationText } from './duration'
import { StageEvent } from './StageEvent'
import { StepLine } from './StepLine'

/** More steps than these are folded away once they are done. */
const shownSteps = 4

const useStyles = makeStyles({
  steps: { display: 'grid', gap: '6px' },
})

interface TaskStageProps {
  stage: ConversationStageFragment
  /** How it ended is said elsewhere. */
  isEndSaid: boolean
}

/** What Cara does to answer: each step as it happens, and the sum of them when they are many. */
export function TaskStage({ stage, isEndSaid }: TaskStageProps) {
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  const { state, result, number } = stage
  // The answer itself is below.
  const steps = stage.events.filter(({ toolCall }) => toolCall?.name !== 'COMPLETE_TASK')
  const isUnderWay = state === 'IN_PROGRESS' || state === 'REGISTERED'
  const isFolded = !isUnderWay && steps.length > shownSteps && !isOpen
  const took = durationText(stage)
  return (
    <div className={styles.steps}>
      {!isFolded && steps.map(event => <StageEvent key={event.id} event={event} stageNumber={number} />)}
      {isFolded && (
        <StepLine state={state === 'ERROR' ? 'failed' : 'done'} took={took}>
          <Button small appearance="subtle" aria-expanded={false} onClick={() => setOpen(true)}>
            {`Show ${pluralize(steps.length, 'step')}`}
          </Button>
        </StepLine>
      )}
      {state === 'ERROR' && result && !isEndSaid && <StepLine state="failed">{result}</StepLine>}
    </div>
  )
}
