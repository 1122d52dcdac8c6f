import { Banner, Button, makeStyles } from '@coverdesk/design-system'
import { AlertDialog } from '@coverdesk/design-system/palette'
import { useSession } from '@coverdesk/plugin-sdk'
import { announcePerson, mayLeave } from '@coverdesk/plugin-sdk/host'
import { useState } from 'react'
import { requestCode } from '../sign-in/agency-sign-in'
import { CodeForm } from '../sign-in/CodeForm'
import { safeReturnPath, signInPath } from '../sign-in/return-path'
import { useAttempt } from '../sign-in/use-attempt'
import { onSessionReturned } from './session-ended'

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '16px' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' },
})

/** The session ended in the middle of a form: the same person signs in here and continues where they were. */
export function SessionDialog() {
  const styles = useStyles()
  const { user } = useSession()
  const attempt = useAttempt()
  const [waitSeconds, setWaitSeconds] = useState<number>()

  const send = async () => {
    const answer = await attempt.run(() => requestCode(user.email, here()))
    if (!answer) return
    attempt.finish()
    setWaitSeconds(answer.resendAfterSeconds ?? 0)
  }
  const goOn = () => {
    announcePerson(user.id)
    onSessionReturned()
  }
  return (
    <AlertDialog title="Your session has ended">
      <div className={styles.body}>
        <div>
          Your changes on this page are kept. Sign in again as <strong>{user.email}</strong> to continue.
        </div>
        {waitSeconds === undefined ? (
          <>
            {attempt.message && <Banner tone="error">{attempt.message}</Banner>}
            <div className={styles.actions}>
              <Button onClick={() => void leave()}>Leave this page</Button>
              <Button appearance="primary" busy={attempt.busy} onClick={() => void send()}>
                Send code
              </Button>
            </div>
          </>
        ) : (
          <CodeForm email={user.email} returnTo={here()} waitSeconds={waitSeconds} onSignedIn={goOn}>
            <Button appearance="subtle" small onClick={() => void leave()}>
              Leave this page
            </Button>
          </CodeForm>
        )}
      </div>
    </AlertDialog>
  )
}

/** A link that is opened in another tab leads to the same page. */
const here = () => safeReturnPath(location.pathname + location.search + location.hash)

/** Who can't get a code any more must not be held here; what is unsaved is asked about. */
async function leave() {
  if (await mayLeave()) window.location.assign(signInPath(window.location))
}
