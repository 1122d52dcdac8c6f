import { makeStyles, StateBadge, shorthands, TextLink, tokens } from '@coverdesk/design-system'
import type { ThreadWorkspaceFragment } from '../generated/documents'
import { workspacePath } from '../paths'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '4px',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  title: { minWidth: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
})

/** Where Cara works on what the thread asks for. */
export function WorkspaceCard({ workspace: { id, title, state } }: { workspace: ThreadWorkspaceFragment }) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        <StateBadge of="workspace" state={state} />
      </div>
      <div>
        <TextLink href={workspacePath(id)}>Go to Workspace</TextLink>
      </div>
    </div>
  )
}
