import { makeStyles, pluralize, Spinner, tokens } from '@coverdesk/design-system'
import type { WorkspaceProfileFragment } from '../../generated/documents'
import { CitedText } from '../evidence/CitedText'
import { withoutMarks } from '../evidence/without-marks'
import { CaraLine } from './CaraLine'
import { RetryBanner, StopButton } from './RunActions'

const useStyles = makeStyles({
  thinking: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.textSecondary },
  words: { flexGrow: 1 },
})

const none: readonly never[] = []

interface RunProgressProps {
  workspace: WorkspaceProfileFragment
  /** The last message: Cara may have said herself why she failed. */
  lastSaid: string | undefined
}

/** What Cara is doing at this moment, or why she stopped without an answer. Nothing after an answer. */
export function RunProgress({ workspace, lastSaid }: RunProgressProps) {
  const styles = useStyles()
  const { id, state, run, liveText } = workspace
  if (state === 'WORKING') {
    return (
      <CaraLine label="Cara is working">
        {liveText && <CitedText text={withoutMarks(liveText)} quotes={none} headingLevel={2} />}
        <div className={styles.thinking}>
          <Spinner label="" />
          <span className={styles.words}>{workingText(run)}</span>
          <StopButton id={id} />
        </div>
      </CaraLine>
    )
  }
  if (run?.state === 'FAILED') {
    const reason = run.failure === lastSaid ? null : run.failure
    return <RetryBanner id={id} tone="error" text={reason ?? 'Cara could not finish.'} />
  }
  if (run?.state === 'STOPPED') return <RetryBanner id={id} tone="neutral" text="Stopped before there was an answer." />
  return null
}

/** A run may wait for others of the agency first. */
function workingText(run: WorkspaceProfileFragment['run']): string {
  const ahead = run?.state === 'QUEUED' ? (run.queuePosition ?? 1) - 1 : 0
  if (run?.state !== 'QUEUED') return 'Thinking...'
  return ahead === 0 ? 'Next in line...' : `Waiting for ${pluralize(ahead, 'other request')} to finish...`
}
