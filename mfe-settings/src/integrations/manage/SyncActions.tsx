import { Banner, Button, ButtonLink, makeStyles, ProgressBar } from '@coverdesk/design-system'
import { runMutation, useChange } from '@coverdesk/plugin-sdk'
import {
  type IntegrationDetailFragment,
  PreviewIntegrationDocument,
  SyncIntegrationDocument,
} from '../../generated/documents'
import { syncRunPath } from '../../paths'
import { progressWords, runTitle } from '../run/run-words'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '12px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

interface SyncActionsProps {
  integration: IntegrationDetailFragment
  isRunning: boolean
}

/** Begins a sync or a preview, and shows how far the one under way is. */
export function SyncActions({ integration, isRunning }: SyncActionsProps) {
  const styles = useStyles()
  const { id, state, currentRun, preview } = integration
  const sync = useChange()
  const look = useChange()
  const failure = sync.failure ?? look.failure
  const isFirst = state === 'CREATED'
  return (
    <div className={styles.root}>
      {failure && <Banner tone="error">{failure.message || 'Failed to sync integration'}</Banner>}
      {currentRun && <RunProgress run={currentRun} />}
      {isFirst && !currentRun && (
        <Banner tone="neutral">
          Nothing has been synced yet. Preview shows every change before the first sync makes it.
        </Banner>
      )}
      {state !== 'DISABLED' && (
        <div className={styles.actions}>
          <Button
            appearance={isFirst && !preview ? 'primary' : 'secondary'}
            disabled={isRunning}
            busy={look.busy}
            onClick={() => void look.run(() => runMutation(PreviewIntegrationDocument, { id }))}
          >
            Preview
          </Button>
          <Button
            appearance={isFirst && !preview ? 'secondary' : 'primary'}
            disabled={isRunning}
            busy={sync.busy}
            onClick={() => void sync.run(() => runMutation(SyncIntegrationDocument, { id }))}
          >
            Sync now
          </Button>
          {preview?.state === 'COMPLETED' && (
            <ButtonLink appearance="subtle" to={syncRunPath(id, preview.id)}>
              View preview
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}

function RunProgress({ run }: { run: NonNullable<IntegrationDetailFragment['currentRun']> }) {
  const { progress, undo } = run
  const share = progress?.total ? progress.done / progress.total : undefined
  const label = undo?.state === 'IN_PROGRESS' ? 'Undoing' : runTitle(run.type)
  return <ProgressBar label={label} value={share} {...(progress && { text: progressWords(progress) })} />
}
