import { Button, ButtonLink, CopyButton, makeStyles } from '@coverdesk/design-system'
import { runMutation, useChange } from '@coverdesk/plugin-sdk'
import { ReviewCaraArtifactDocument, type WorkspaceArtifactFragment } from '../../generated/documents'
import { artifactPath } from '../../paths'
import { placePath } from '../place/workspace-place'
import { artifactText } from './artifact-text'
import { tellFailure } from './tell-failure'

/** Specification 3 §9, in milliseconds. */
const checkTime = 2_000

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' } })

interface ArtifactActionsProps {
  workspaceId: string
  artifact: WorkspaceArtifactFragment
}

/** What people can do with a draft at this point. */
export function ArtifactActions({ workspaceId, artifact }: ArtifactActionsProps) {
  const styles = useStyles()
  const { id, type, state, review } = artifact
  const isOpen = state !== 'SENT' && state !== 'SENDING'
  const to = (dialog: Parameters<typeof artifactPath>[2]) =>
    placePath(artifactPath(workspaceId, id, dialog), { panel: 'artifacts', artifactId: id })
  return (
    <div className={styles.root}>
      {isOpen && review && type === 'EMAIL' && (
        <ButtonLink small appearance="primary" to={to('send')}>
          Send
        </ButtonLink>
      )}
      {isOpen && <ReviewButton artifact={artifact} />}
      {review && type === 'HTML_DOCUMENT' && (
        <ButtonLink small to={to('save')}>
          Save to...
        </ButtonLink>
      )}
      {isOpen && type !== 'DOCUMENT' && (
        <ButtonLink small to={to('edit')}>
          Edit
        </ButtonLink>
      )}
      <ButtonLink small appearance="subtle" to={to('versions')}>
        Versions
      </ButtonLink>
      <CopyButton text={artifactText(artifact)} confirmationMs={checkTime} />
    </div>
  )
}

function ReviewButton({ artifact: { id, version, review } }: { artifact: WorkspaceArtifactFragment }) {
  const { run, busy } = useChange()
  const change = async () =>
    tellFailure(await runMutation(ReviewCaraArtifactDocument, { id, version, isReviewed: !review }))
  return (
    <Button small busy={busy} onClick={() => void run(change)}>
      {review ? 'Back to draft' : 'Mark as reviewed'}
    </Button>
  )
}
