import { formatPercent } from '@coverdesk/design-system'
import type { ConversationStageFragment } from '../../generated/documents'
import { durationText } from './duration'
import { StepLine } from './StepLine'

/** How far Cara is with reading what is attached (specification 3 §2). */
export function AttachmentsStage({ stage }: { stage: ConversationStageFragment }) {
  const { state, result, processAttachmentsDetails } = stage
  const took = durationText(stage)
  if (state === 'ERROR') {
    return (
      <StepLine state="failed" more={result} took={took}>
        Failed to process attachments
      </StepLine>
    )
  }
  if (state === 'COMPLETED') {
    return (
      <StepLine state="done" more={result} took={took}>
        Processed attachments
      </StepLine>
    )
  }
  const progress = processAttachmentsDetails?.currentFileProgress ?? 0
  return (
    <StepLine
      state={state === 'IN_PROGRESS' ? 'working' : 'planned'}
      took={formatPercent(Math.round(progress * 1_000) / 1_000)}
    >
      Processing attachments...
    </StepLine>
  )
}
