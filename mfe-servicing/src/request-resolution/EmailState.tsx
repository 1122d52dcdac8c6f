import { ButtonLink, formatDateTime, makeStyles, tokens } from '@coverdesk/design-system'
import type { ServiceRequestProfileFragment } from '../generated/documents'
import { emailPath } from '../paths'

type Email = NonNullable<ServiceRequestProfileFragment['resolution']>['email']

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  text: { minWidth: 0, overflowWrap: 'anywhere' },
  failed: { minWidth: 0, overflowWrap: 'anywhere', color: tokens.red },
})

/** Whether the client has been mailed, and the way to do it. */
export function EmailState({ requestId, email }: { requestId: string; email: Email }) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <span className={email?.state === 'FAILED' ? styles.failed : styles.text}>{emailText(email)}</span>
      {email?.state !== 'SENDING' && (
        <ButtonLink small to={emailPath(requestId)}>
          {email ? 'Send again' : 'Email the client'}
        </ButtonLink>
      )}
    </span>
  )
}

function emailText(email: Email) {
  if (!email) return 'Not sent'
  const { to, state, sentAt } = email
  if (state === 'SENDING') return `Sending to ${to}…`
  if (state === 'FAILED') return `Could not be sent to ${to}`
  return `Sent to ${to}${sentAt ? `, ${formatDateTime(sentAt)}` : ''}`
}
