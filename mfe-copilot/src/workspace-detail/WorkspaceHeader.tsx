import { makeStyles, StateBadge, tokens } from '@coverdesk/design-system'
import type { WorkspaceProfileFragment } from '../generated/documents'
import { presetName } from '../presets/built-in-presets'

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    padding: '16px 20px 12px',
    '@media (max-width: 639.98px)': { padding: '12px 12px 8px' },
  },
  line: { display: 'flex', alignItems: 'center', gap: '10px' },
  title: {
    margin: 0,
    minWidth: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
  facts: { color: tokens.textSecondary, overflowWrap: 'anywhere' },
})

/** What this conversation is about. */
export function WorkspaceHeader({ workspace }: { workspace: WorkspaceProfileFragment }) {
  const styles = useStyles()
  const { title, state, preset, customPreset, metadata, agencyUser, archivedAt } = workspace
  const facts = [preset ? presetName(preset) : customPreset?.title, metadata.clientName, agencyUser.name]
  return (
    <header className={styles.root}>
      <div className={styles.line}>
        <h1 className={styles.title}>{title}</h1>
        <StateBadge of="workspace" state={state} />
      </div>
      <div className={styles.facts}>{[...facts, archivedAt && 'Archived'].filter(Boolean).join(' · ')}</div>
    </header>
  )
}
