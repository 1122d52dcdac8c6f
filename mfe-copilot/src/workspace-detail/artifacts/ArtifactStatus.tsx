import { Banner, formatDateTime, makeStyles, tokens } from '@coverdesk/design-system'
import type { WorkspaceArtifactFragment } from '../../generated/documents'
import { artifactStateNames, artifactTypeNames } from './artifact-labels'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px' },
  detail: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

/** How far a draft has come, and who brought it there. */
export function ArtifactStatus({ artifact }: { artifact: WorkspaceArtifactFragment }) {
  const styles = useStyles()
  const { type, state, createdAt, edited, review, delivery } = artifact
  const steps = [
    `${artifactTypeNames[type]} · ${artifactStateNames[state]} · ${formatDateTime(createdAt)}`,
    edited && `Edited by ${nameOf(edited)}, ${formatDateTime(edited.at)}`,
    review && `Reviewed by ${nameOf(review)}, ${formatDateTime(review.at)}`,
    delivery?.state === 'SENDING' && `${nameOf(delivery)} is sending it to ${delivery.to}`,
    delivery?.state === 'SENT' &&
      `Sent to ${delivery.to} by ${nameOf(delivery)}, ${formatDateTime(delivery.sentAt ?? delivery.at)}`,
  ]
  return (
    <div className={styles.root}>
      <div className={styles.detail}>{steps.map(step => step && <div key={step}>{step}</div>)}</div>
      {delivery?.state === 'FAILED' && (
        <Banner tone="error">{`This email could not be sent to ${delivery.to}. Check the address and send it again.`}</Banner>
      )}
      {delivery?.state === 'UNKNOWN' && (
        <Banner tone="warning">
          {`This email may have been sent to ${delivery.to}: the connection was lost while it was being sent. Ask the recipient before you send it again.`}
        </Banner>
      )}
    </div>
  )
}

const nameOf = ({ user }: { user: { name?: string | null } }) => user.name ?? 'a former colleague'
