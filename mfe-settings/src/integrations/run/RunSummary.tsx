import {
  Banner,
  DateTime,
  Facts,
  makeStyles,
  ProgressBar,
  pluralize,
  RecordTable,
  StateBadge,
} from '@coverdesk/design-system'
import type { SyncRunDetailFragment } from '../../generated/documents'
import { useUsers } from '../../manage-users/use-users'
import { beganBy } from './began-by'
import { countColumns } from './count-columns'
import { progressWords } from './run-words'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px' },
  counts: { overflowX: 'auto' },
})

/** When a run was, who began it, and its counts by kind of record. */
export function RunSummary({ run, isRunning }: { run: SyncRunDetailFragment; isRunning: boolean }) {
  const styles = useStyles()
  const { users } = useUsers()
  const { type, state, startedAt, completedAt, lastError, progress, counts, undo } = run
  const share = progress?.total ? progress.done / progress.total : undefined
  return (
    <div className={styles.root}>
      {lastError && <Banner tone="error">{lastError}</Banner>}
      {isRunning && (
        <ProgressBar
          label={undo ? 'Undoing' : 'In progress'}
          value={share}
          {...(progress && { text: progressWords(progress) })}
        />
      )}
      {type === 'PREVIEW' && state === 'COMPLETED' && (
        <Banner tone="neutral">Nothing has been changed. This is what a sync would do.</Banner>
      )}
      {undo?.state === 'COMPLETED' && (
        <Banner tone="success">
          Undone: {pluralize(undo.undone, 'record')} set back
          {undo.kept > 0 && `, ${undo.kept.toLocaleString('en-US')} kept because someone has worked on them`}.
        </Banner>
      )}
      <Facts
        facts={[
          { label: 'Status', value: <StateBadge of="syncLog" state={state} /> },
          { label: 'Started', value: <DateTime value={startedAt} /> },
          { label: 'Completed', value: completedAt && <DateTime value={completedAt} /> },
          { label: 'Started by', value: beganBy(run, users) },
        ]}
      />
      {counts.length > 0 && (
        <div className={styles.counts}>
          <RecordTable
            label="Records by type"
            columns={countColumns}
            rows={counts.map(count => ({ id: count.recordType, ...count }))}
          />
        </div>
      )}
    </div>
  )
}
