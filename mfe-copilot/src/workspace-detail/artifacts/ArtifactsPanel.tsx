import {
  Button,
  EmptyState,
  formatDateTime,
  Link,
  makeStyles,
  shorthands,
  TextLink,
  tokens,
} from '@coverdesk/design-system'
import type { WorkspaceArtifactFragment } from '../../generated/documents'
import { workspacePath } from '../../paths'
import type { KnownParts } from '../live/use-numbered'
import { placePath, usePlace } from '../place/workspace-place'
import { artifactStateNames, artifactTypeNames } from './artifact-labels'
import { OpenArtifact } from './OpenArtifact'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '12px',
    padding: '16px 20px 20px',
    overflowY: 'auto',
    '@media (max-width: 639.98px)': { padding: '16px' },
  },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '8px' },
  link: {
    display: 'grid',
    gap: '2px',
    padding: '10px 14px',
    borderRadius: tokens.borderRadiusXLarge,
    color: tokens.text,
    textDecorationLine: 'none',
    ...shorthands.border('1px', 'solid', tokens.line),
    ':hover': { backgroundColor: tokens.sheetHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  detail: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

interface ArtifactsPanelProps {
  workspaceId: string
  artifacts: KnownParts<WorkspaceArtifactFragment>
}

/** What Cara has drafted here, the newest first, or the draft that is open. */
export function ArtifactsPanel({ workspaceId, artifacts }: ArtifactsPanelProps) {
  const styles = useStyles()
  const { artifactId } = usePlace()
  const { parts, before, isLoading, loadEarlier } = artifacts
  const to = (id?: string) => placePath(workspacePath(workspaceId), { panel: 'artifacts', artifactId: id })
  const open = parts.find(({ id }) => id === artifactId) ?? (parts.length === 1 && before === 1 ? parts[0] : undefined)
  if (parts.length === 0) {
    return (
      <EmptyState
        kind="nothing"
        title="No artifacts yet"
        hint="Ask Cara to draft an email or a document, or to fill in a form."
      />
    )
  }
  if (open) {
    return (
      <div className={styles.root}>
        {parts.length > 1 && (
          <div>
            <TextLink href={to()}>All artifacts</TextLink>
          </div>
        )}
        <OpenArtifact workspaceId={workspaceId} artifact={open} />
      </div>
    )
  }
  return (
    <div className={styles.root}>
      <ul aria-label="Artifacts" className={styles.list}>
        {parts.toReversed().map(({ id, title, type, state, createdAt }) => (
          <li key={id}>
            <Link to={to(id)} className={styles.link}>
              <span className={styles.title}>{title}</span>
              <span
                className={styles.detail}
              >{`${artifactTypeNames[type]} · ${artifactStateNames[state]} · ${formatDateTime(createdAt)}`}</span>
            </Link>
          </li>
        ))}
      </ul>
      {before > 1 && (
        <div>
          <Button small busy={isLoading} onClick={loadEarlier}>
            Show earlier artifacts
          </Button>
        </div>
      )}
    </div>
  )
}
