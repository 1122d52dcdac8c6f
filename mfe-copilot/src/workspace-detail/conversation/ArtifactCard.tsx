import { Link, makeStyles, shorthands, tokens } from '@coverdesk/design-system'
import { useParams } from '@coverdesk/plugin-sdk'
import { memo } from 'react'
import type { WorkspaceArtifactFragment } from '../../generated/documents'
import { workspacePath } from '../../paths'
import { artifactStateNames, artifactTypeNames } from '../artifacts/artifact-labels'
import { placePath } from '../place/workspace-place'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '2px',
    marginLeft: '34px',
    padding: '10px 14px',
    borderRadius: tokens.borderRadiusXLarge,
    color: tokens.text,
    textDecorationLine: 'none',
    ...shorthands.border('1px', 'solid', tokens.line),
    ':hover': { backgroundColor: tokens.sheetHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  type: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

/** Where a draft was made in the conversation; it opens beside it. */
export const ArtifactCard = memo(function ArtifactCard({ artifact }: { artifact: WorkspaceArtifactFragment }) {
  const styles = useStyles()
  const { id = '' } = useParams()
  return (
    <Link to={placePath(workspacePath(id), { panel: 'artifacts', artifactId: artifact.id })} className={styles.root}>
      <span className={styles.title}>{artifact.title}</span>
      <span
        className={styles.type}
      >{`${artifactTypeNames[artifact.type]} · ${artifactStateNames[artifact.state]}`}</span>
    </Link>
  )
})
