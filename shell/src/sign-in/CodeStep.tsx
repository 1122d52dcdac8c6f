import { Banner, Button, CenteredCard, TextField, useServerForm } from '@coverdesk/design-system'
import { useEffect, useEffectEvent, useState } from 'react'
import { redeemCode, requestCode } from './agency-sign-in'
import { cleanCode, submitsItself } from './sign-in-rules'
import { useSignInStyles } from './sign-in-styles'
import { useAttempt } from './use-attempt'
import { useCountdown } from './use-countdown'

interface CodeStepProps {
  email: string
  /** From the link in the e-mail; empty without. */
  givenCode: string
  /** The address for which this browser has asked a code. */
  pendingEmail: string | null
  /** Until another code may be asked for. */
  waitSeconds: number
  onCodeSent(): void
  onOtherEmail(): void
  onSignedIn(): void
}

/** Step 2: the code from the email. */
export function CodeStep({ email, givenCode, pendingEmail, waitSeconds, ...on }: CodeStepProps) {
  const styles = useSignInStyles()
  const attempt = useAttempt()
  const resend = useAttempt()
  const [sentAgain, setSentAgain] = useState(false)
  const { secondsLeft, restart } = useCountdown(waitSeconds)
  const { validationErrors } = attempt
  const form = useServerForm({
    defaultValues: { code: givenCode },
    validationErrors,
    onSubmit: ({ code }) => send(code),
  })
  const code = form.watch('code')

  async function send(typed: string) {
    if (attempt.busy) return
    if (!cleanCode(typed)) return attempt.refuse('code', 'Enter the code from the email.')
    const answer = await attempt.run(() => redeemCode(email, cleanCode(typed)))
    if (answer?.agencyUser) on.onSignedIn()
    else if (answer) attempt.refuse('code', 'This code is not valid.')
  }

  async function sendAgain() {
    const answer = await resend.run(() => requestCode(email))
    if (!answer) return
    resend.finish()
    setSentAgain(true)
    restart(answer.resendAfterSeconds ?? 0)
    form.setValue('code', '')
    setFocus('code')
    on.onCodeSent()
  }

  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])

  const sendWhenComplete = useEffectEvent((typed: string) => {
    if (submitsItself(typed, email, pendingEmail)) void send(typed)
  })
  useEffect(() => sendWhenComplete(code), [code])

  const message = attempt.message ?? resend.message
  return (
    <CenteredCard
      title="Enter your code"
      description={
        <>
          If <strong>{email}</strong> is known here, a code is on its way there.
        </>
      }
    >
      <form {...form.formProps} className={styles.form}>
        <TextField form={form} name="code" label="Verification code" inputMode="numeric" autoComplete="one-time-code" />
        {message && <Banner tone="error">{message}</Banner>}
        {sentAgain && !message && <Banner tone="success">A new code was sent. The former one no longer works.</Banner>}
        <Button type="submit" appearance="primary" busy={attempt.busy}>
          Sign in
        </Button>
        <div className={styles.others}>
          <Button appearance="subtle" small onClick={on.onOtherEmail}>
            Use another email
          </Button>
          <Button
            appearance="subtle"
            small
            busy={resend.busy}
            disabled={secondsLeft > 0}
            onClick={() => void sendAgain()}
          >
            {secondsLeft > 0 ? `Send a new code in ${secondsLeft} s` : 'Send a new code'}
          </Button>
        </div>
      </form>
    </CenteredCard>
  )
}
