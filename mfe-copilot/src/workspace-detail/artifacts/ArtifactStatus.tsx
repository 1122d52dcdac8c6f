import { Banner, Button, ButtonLink, formatDateTime, makeStyles, tokens } from '@coverdesk/design-system'
import { runMutation, useChange } from '@coverdesk/plugin-sdk'
import { MarkCaraEmailSentDocument, type WorkspaceArtifactFragment } from '../../generated/documents'
import { artifactPath } from '../../paths'
import { placePath } from '../place/workspace-place'
import { artifactStateNames, artifactTypeNames } from './artifact-labels'
import { tellFailure } from './tell-failure'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px' },
  detail: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

interface ArtifactStatusProps {
  workspaceId: string
  artifact: WorkspaceArtifactFragment
}

/** The state of a draft, and who changed it last. */
export function ArtifactStatus({ workspaceId, artifact }: ArtifactStatusProps) {
  const styles = useStyles()
  const { id, type, state, createdAt, edited, review, delivery } = artifact
  // Only a reviewed email can be sent again.
  const again = review && (
    <ButtonLink small to={placePath(artifactPath(workspaceId, id, 'send'), { panel: 'artifacts', artifactId: id })}>
      Try again
    </ButtonLink>
  )
  const steps = [
    `${artifactTypeNames[type]} · ${artifactStateNames[state]} · ${formatDateTime(createdAt)}`,
    edited && `Edited by ${nameOf(edited)}, ${formatDateTime(edited.at)}`,
    review && `Reviewed by ${nameOf(review)}, ${formatDateTime(review.at)}`,
    delivery?.state === 'SENDING' && `${nameOf(delivery)} is sending it to ${delivery.to}`,
    delivery?.state === 'SENT' &&
      `Sent to ${delivery.to} by ${nameOf(delivery)}, ${formatDateTime(delivery.sentAt ?? delivery.at)}`,
    delivery?.confirmedBy && `Marked as sent by ${nameOf({ user: delivery.confirmedBy })}`,
  ]
  return (
    <div className={styles.root}>
      <div className={styles.detail}>{steps.map(step => step && <div key={step}>{step}</div>)}</div>
      {delivery?.state === 'FAILED' && (
        <Banner
          tone="error"
          actions={again}
        >{`This email could not be sent to ${delivery.to}. Check the address and send it again.`}</Banner>
      )}
      {delivery?.state === 'UNKNOWN' && (
        <Banner
          tone="warning"
          actions={
            <>
              <MarkAsSent artifact={artifact} />
              {again}
            </>
          }
        >
          {`This email may have been sent to ${delivery.to}: the connection was lost while it was being sent. Ask the recipient. If it arrived, mark it as sent.`}
        </Banner>
      )}
    </div>
  )
}

const nameOf = ({ user }: { user: { name?: string | null } }) => user.name ?? 'a former colleague'

/** Marks an email as sent, for a person who knows that it arrived. */
function MarkAsSent({ artifact: { id, version } }: { artifact: WorkspaceArtifactFragment }) {
  const { run, busy } = useChange()
  const mark = async () => tellFailure(await runMutation(MarkCaraEmailSentDocument, { id, version }))
  return (
    <Button small busy={busy} onClick={() => void run(mark)}>
      Mark as sent
    </Button>
  )
}
