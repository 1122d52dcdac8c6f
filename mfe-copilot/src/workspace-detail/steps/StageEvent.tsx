import { makeStyles, shorthands, tokens } from '@coverdesk/design-system'
import { useState } from 'react'
import type { ConversationStageFragment } from '../../generated/documents'
import { durationText } from './duration'
import { StepLine, type StepState } from './StepLine'
import { ToolCallResult } from './ToolCallResult'
import { foundText, type ToolCall, toolCallText } from './tool-call-text'

const states: Readonly<Record<ToolCall['state'], StepState>> = {
  PLANNED: 'planned',
  IN_PROGRESS: 'working',
  SUCCESS: 'done',
  FAILED: 'failed',
}

const useStyles = makeStyles({
  button: {
    padding: 0,
    ...shorthands.borderWidth(0),
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    borderRadius: '4px',
    ':hover': { color: tokens.text, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  error: { color: tokens.red },
})

interface StageEventProps {
  event: ConversationStageFragment['events'][number]
  stageNumber: number
}

/** A thought of Cara, or a call that she makes; what it answered shows on demand. */
export function StageEvent({ event, stageNumber }: StageEventProps) {
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  const { toolCall, title, content, error } = event
  if (!toolCall) return <StepLine state="done">{content ?? title}</StepLine>
  const took = [foundText(toolCall), durationText(event)].filter(Boolean).join(' · ')
  const text = toolCallText(toolCall)
  const hasResult = toolCall.state === 'SUCCESS' && toolCall.name !== 'THINK'
  return (
    <StepLine
      state={states[toolCall.state]}
      took={took}
      more={
        <>
          {error && <div className={styles.error}>{error}</div>}
          {isOpen && <ToolCallResult eventId={event.id} stageNumber={stageNumber} />}
        </>
      }
    >
      {hasResult ? (
        <button type="button" className={styles.button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text}
        </button>
      ) : (
        text
      )}
    </StepLine>
  )
}
