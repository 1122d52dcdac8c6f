import { Banner, Button, ConfirmDialog, makeStyles, tokens } from '@coverdesk/design-system'
import { runMutation, toast, useChange } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { ResendEmailDocument, type ThreadMailFragment } from '../generated/documents'

const useStyles = makeStyles({
  refused: { margin: 0, paddingLeft: '16px', overflowWrap: 'anywhere' },
  words: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

interface DeliveryStateProps {
  threadId: string
  emailId: string
  delivery: NonNullable<ThreadMailFragment['delivery']>
}

/** Whether a mail of the agency has gone out, and what to do where it has not. */
export function DeliveryState({ threadId, emailId, delivery }: DeliveryStateProps) {
  const styles = useStyles()
  const { state, error, refused } = delivery
  if (state === 'SENDING') return <div className={styles.words}>Sending…</div>
  if (state === 'SENT' && refused.length > 0) return <RefusedRecipients refused={refused} />
  if (state === 'SENT') return <div className={styles.words}>Sent</div>
  if (state === 'FAILED') {
    return (
      <Banner tone="error" actions={<SendAgain threadId={threadId} emailId={emailId} isRepeat={false} />}>
        {`This email was not delivered. ${error ?? 'The mail server refused it.'}`}
      </Banner>
    )
  }
  return (
    <Banner tone="warning" actions={<SendAgain threadId={threadId} emailId={emailId} isRepeat />}>
      This email may have been sent: the connection was lost meanwhile. Ask the recipient before you send it again.
    </Banner>
  )
}

/** Its recipients are known from the mail itself. */
function RefusedRecipients({ refused }: Pick<DeliveryStateProps['delivery'], 'refused'>) {
  const styles = useStyles()
  return (
    <Banner tone="warning">
      Sent, but not to everyone. The mail server refused:
      <ul className={styles.refused}>
        {refused.map(({ email, reason }) => (
          <li key={email}>{`${email}: ${reason}`}</li>
        ))}
      </ul>
    </Banner>
  )
}

interface SendAgainProps {
  threadId: string
  emailId: string
  /** It may have arrived already, so it is asked first. */
  isRepeat: boolean
}

function SendAgain({ threadId, emailId, isRepeat }: SendAgainProps) {
  const [isAsking, setAsking] = useState(false)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { run, busy, failure } = useChange()
  const send = async () => {
    const isDone = await run(async () => {
      const variables = { id: threadId, emailId, isRepeatConfirmed: isRepeat, idempotencyKey }
      const result = await runMutation(ResendEmailDocument, variables)
      // Only the question has a place for it.
      if (!result.ok && !isRepeat) toast(result.failure.message, { tone: 'error' })
      return result
    })
    if (isDone) setAsking(false)
  }
  return (
    <>
      <Button small busy={busy && !isAsking} onClick={() => (isRepeat ? setAsking(true) : void send())}>
        Send again
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Send this email again?"
          confirmLabel="Send again"
          busy={busy}
          failure={failure}
          onConfirm={() => void send()}
          onCancel={() => setAsking(false)}
        >
          The recipient may get it twice.
        </ConfirmDialog>
      )}
    </>
  )
}
