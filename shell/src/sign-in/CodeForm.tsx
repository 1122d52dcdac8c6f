import { Banner, Button, lazyPart, Skeleton } from '@coverdesk/design-system'
import { TextField, useServerForm } from '@coverdesk/design-system/forms'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { AgencySecondStepKind } from '../generated/documents'
import { redeemCode, requestCode } from './agency-sign-in'
import { cleanCode, submitsItself } from './sign-in-rules'
import { useSignInStyles } from './sign-in-styles'
import { useAttempt } from './use-attempt'
import { useCountdown } from './use-countdown'

/** Few have one, and no one before the mailed code. */
const SecondStep = lazyPart(async () => ({ default: (await import('./SecondStep')).SecondStep }))

/** What follows the mailed code: a code of the app that someone has or sets up now, and the recovery codes of a new one. */
export type FurtherStep = AgencySecondStepKind | 'RECOVERY_CODES'

interface CodeFormProps {
  email: string
  /** From the link in the e-mail; by default empty. */
  givenCode?: string
  /** From that link, too; by default empty. */
  attemptId?: string
  /** Where the link of another e-mail leads. */
  returnTo: string
  /** The address for which this browser has asked a code; by default this one. */
  pendingEmail?: string | null
  /** Until another code may be asked for. */
  waitSeconds: number
  /** Another code is on its way. */
  onCodeSent?(): void
  /** The mailed code was right, and is not all. */
  onFurtherStep?(step: FurtherStep): void
  onSignedIn(): void
  /** What else one can do, under the button. */
  children?: ReactNode
}

/** The code from the email, which is sent by itself once it is complete. */
export function CodeForm({
  email,
  givenCode = '',
  attemptId = '',
  returnTo,
  pendingEmail = email,
  waitSeconds,
  children,
  ...on
}: CodeFormProps) {
  const styles = useSignInStyles()
  const attempt = useAttempt()
  const resend = useAttempt()
  const [owed, setOwed] = useState<AgencySecondStepKind>()
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
    const answer = await attempt.run(() => redeemCode(email, cleanCode(typed), attemptId))
    if (answer?.agencyUser) on.onSignedIn()
    else if (answer?.secondStep) {
      setOwed(answer.secondStep)
      on.onFurtherStep?.(answer.secondStep)
    } else if (answer) attempt.refuse('code', 'This code isn’t valid.')
  }

  async function sendAgain() {
    const answer = await resend.run(() => requestCode(email, returnTo))
    if (!answer) return
    resend.finish()
    setSentAgain(true)
    restart(answer.resendAfterSeconds ?? 0)
    form.setValue('code', '')
    setFocus('code')
    on.onCodeSent?.()
  }

  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])

  const sendWhenComplete = useEffectEvent((typed: string) => {
    if (submitsItself(typed, email, pendingEmail)) void send(typed)
  })
  useEffect(() => sendWhenComplete(code), [code])

  if (owed) {
    return (
      <Suspense fallback={<Skeleton width="100%" height="120px" />}>
        <SecondStep
          kind={owed}
          onRecoveryCodes={() => on.onFurtherStep?.('RECOVERY_CODES')}
          onSignedIn={on.onSignedIn}
        />
      </Suspense>
    )
  }
  const message = attempt.message ?? resend.message
  return (
    <form {...form.formProps} className={styles.form}>
      <TextField form={form} name="code" label="Verification code" inputMode="numeric" autoComplete="one-time-code" />
      {message && <Banner tone="error">{message}</Banner>}
      {sentAgain && !message && <Banner tone="success">Check your email. Only the newest code works.</Banner>}
      <Button type="submit" appearance="primary" busy={attempt.busy}>
        Sign in
      </Button>
      <div className={styles.others}>
        {children}
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
  )
}
