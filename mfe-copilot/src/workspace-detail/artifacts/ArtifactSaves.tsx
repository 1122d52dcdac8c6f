import { Banner, ButtonLink, formatDateTime, Link, makeStyles, TextLink, tokens } from '@coverdesk/design-system'
import type { ArtifactSaveFragment, WorkspaceArtifactFragment } from '../../generated/documents'
import { artifactPath, policyDocumentsPath, requestPath } from '../../paths'
import { placePath } from '../place/workspace-place'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '6px' },
  save: {
    overflowWrap: 'anywhere',
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})

interface ArtifactSavesProps {
  workspaceId: string
  artifact: WorkspaceArtifactFragment
}

/** The records that a document is saved to, and the status of each save. Renders nothing if there are none. */
export function ArtifactSaves({ workspaceId, artifact }: ArtifactSavesProps) {
  const styles = useStyles()
  const { id, version, saves } = artifact
  if (saves.length === 0) return null
  const again = placePath(artifactPath(workspaceId, id, 'save'), { panel: 'artifacts', artifactId: id })
  return (
    <ul aria-label="Saved to" className={styles.list}>
      {saves.map(save => (
        <li key={save.id} className={styles.save}>
          {save.state === 'FAILED' ? (
            <Banner
              tone="error"
              actions={
                artifact.review && (
                  <ButtonLink small to={again}>
                    Try again
                  </ButtonLink>
                )
              }
            >
              {`This document could not be saved to ${save.recordName}. ${save.failure}`}
            </Banner>
          ) : (
            <SavedTo save={save} isCurrent={save.artifactVersion === version} />
          )}
        </li>
      ))}
    </ul>
  )
}

const nameOf = ({ user }: ArtifactSaveFragment) => user.name ?? 'a former colleague'

function SavedTo({ save, isCurrent }: { save: ArtifactSaveFragment; isCurrent: boolean }) {
  const { target, recordId, recordName, state, url, at } = save
  const record = (
    <Link to={target === 'POLICY' ? policyDocumentsPath(recordId) : requestPath(recordId)}>{recordName}</Link>
  )
  if (state === 'SAVING') return <span role="status">Saving to {record}...</span>
  return (
    <>
      Saved to {record} by {`${nameOf(save)}, ${formatDateTime(at)}`}
      {!isCurrent && ', before it was changed'}
      {url && (
        <>
          {' · '}
          <TextLink href={url} inSentence>
            Open the PDF
          </TextLink>
        </>
      )}
    </>
  )
}
