import { makeStyles } from '@coverdesk/design-system'
import { memo } from 'react'
import type { ConversationStageFragment } from '../../generated/documents'
import { AttachmentsStage } from './AttachmentsStage'
import { TaskStage } from './TaskStage'

const useStyles = makeStyles({ root: { display: 'grid', gap: '6px' } })

interface StagesProps {
  stages: readonly ConversationStageFragment[]
  /** How the last of them ended is said below. */
  isEndSaid: boolean
}

/** What Cara does for one message. */
export const Stages = memo(function Stages({ stages, isEndSaid }: StagesProps) {
  const styles = useStyles()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls
    <div role="group" aria-label="What Cara did" className={styles.root}>
      {stages.map(stage =>
        stage.type === 'PROCESS_ATTACHMENTS' ? (
          <AttachmentsStage key={stage.id} stage={stage} />
        ) : (
          <TaskStage key={stage.id} stage={stage} isEndSaid={isEndSaid && stage === stages.at(-1)} />
        ),
      )}
    </div>
  )
}, areSame)

/** Every event builds the stages again, but most of them are the same as before. */
function areSame(before: StagesProps, { stages, isEndSaid }: StagesProps) {
  const areOld = before.stages.length === stages.length && before.stages.every((stage, at) => stage === stages[at])
  return areOld && before.isEndSaid === isEndSaid
}
