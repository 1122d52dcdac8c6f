import { makeStyles, Switch, tokens } from '@coverdesk/design-system'
import { type NowcertsToggle, useToggle } from './use-toggle'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px' },
  row: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '12px' },
  saved: { color: tokens.brandText, flexShrink: 0 },
})

interface NowcertsTogglesProps {
  /** The integration's. */
  id: string
  saved: Record<NowcertsToggle, boolean>
}

/** What goes out to NowCerts; each switch is saved by itself. */
export function NowcertsToggles({ id, saved }: NowcertsTogglesProps) {
  return (
    <div className={useStyles().root}>
      <ToggleRow
        {...{ id, toggle: 'enableSyncTasks', saved: saved.enableSyncTasks }}
        label="Sync tasks"
        description="Service requests become tasks in NowCerts."
      />
      <ToggleRow
        {...{ id, toggle: 'enableSyncCalls', saved: saved.enableSyncCalls }}
        label="Sync calls"
        description="Calls are added to the call log in NowCerts."
      />
    </div>
  )
}

interface ToggleRowProps {
  id: string
  toggle: NowcertsToggle
  saved: boolean
  label: string
  description: string
}

function ToggleRow({ id, toggle, saved, label, description }: ToggleRowProps) {
  const styles = useStyles()
  const { checked, busy, isSaved, change } = useToggle(id, toggle, saved)
  return (
    <div className={styles.row}>
      <Switch
        label={label}
        description={description}
        checked={checked}
        disabled={busy}
        onChange={value => void change(value)}
      />
      <span role="status" className={styles.saved}>
        {isSaved && 'Saved'}
      </span>
    </div>
  )
}
