import { EmptyState, Link, makeStyles, pluralize, shorthands, tokens } from '@coverdesk/design-system'
import type { WorkspaceProfileFragment } from '../../generated/documents'
import { workspacePath } from '../../paths'
import type { Quote } from '../evidence/quotes'
import { placePath, usePlace } from '../place/workspace-place'
import { OpenDocument } from './OpenDocument'
import { SourceProblem } from './SourceProblem'

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: '8px 20px',
    overflowY: 'auto',
    listStyleType: 'none',
    '@media (max-width: 639.98px)': { padding: '8px 16px' },
  },
  item: { ':not(:last-child)': { ...shorthands.borderBottom('1px', 'solid', tokens.innerLine) } },
  link: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '12px 0',
    color: tokens.text,
    textDecorationLine: 'none',
    borderRadius: '4px',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  count: { flexShrink: 0, color: tokens.textSecondary, fontSize: tokens.fontSizeBase200 },
})

interface DocumentsPanelProps {
  workspace: WorkspaceProfileFragment
  quotes: readonly Quote[]
}

/** The documents that Cara works on here, or the one that is open. */
export function DocumentsPanel({ workspace, quotes }: DocumentsPanelProps) {
  const styles = useStyles()
  const { sourceId } = usePlace()
  const { id, sources } = workspace
  if (sourceId) return <OpenDocument key={sourceId} workspaceId={id} sourceId={sourceId} quotes={quotes} />
  if (sources.length === 0) {
    return (
      <EmptyState
        kind="nothing"
        title="No documents"
        hint="Attach files to a message, and Cara reads them. Documents that she quotes open here."
      />
    )
  }
  return (
    <ul aria-label="Documents" className={styles.list}>
      {sources.map(source => (
        <li key={source.id} className={styles.item}>
          <Link to={placePath(workspacePath(id), { panel: 'documents', sourceId: source.id })} className={styles.link}>
            <span className={styles.name}>{source.name}</span>
            <span className={styles.count}>
              {countOf(quotes.filter(({ sourceId: quoted }) => quoted === source.id).length)}
            </span>
          </Link>
          <SourceProblem workspaceId={id} source={source} />
        </li>
      ))}
    </ul>
  )
}

const countOf = (quotes: number) => (quotes === 0 ? '' : pluralize(quotes, 'quote'))
