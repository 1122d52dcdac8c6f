import { Banner, Button, CenteredCard } from '@coverdesk/design-system'
import { EmailField, useServerForm } from '@coverdesk/design-system/forms'
import { useEffect } from 'react'
import { requestCode } from './agency-sign-in'
import { useSignInStyles } from './sign-in-styles'
import { useAttempt } from './use-attempt'

interface EmailStepProps {
  /** Where the link in the e-mail leads. */
  returnTo: string
  onCodeSent(email: string, waitSeconds: number): void
}

/** Step 1: who are you. */
export function EmailStep({ returnTo, onCodeSent }: EmailStepProps) {
  const styles = useSignInStyles()
  const { busy, message, validationErrors, run, refuse } = useAttempt()
  const form = useServerForm({ defaultValues: { email: '' }, validationErrors, onSubmit: send })

  async function send({ email }: { email: string }) {
    const address = email.trim()
    if (busy) return
    if (!address) return refuse('email', 'Enter your email address.')
    const answer = await run(() => requestCode(address, returnTo))
    if (answer) onCodeSent(address, answer.resendAfterSeconds ?? 0)
  }

  const { setFocus } = form
  useEffect(() => setFocus('email'), [setFocus])

  return (
    <CenteredCard title="Sign in" description="We’ll email you a sign-in code.">
      <form {...form.formProps} className={styles.form}>
        <EmailField form={form} name="email" label="Email" autoComplete="username" />
        {message && <Banner tone="error">{message}</Banner>}
        <Button type="submit" appearance="primary" busy={busy}>
          Send code
        </Button>
      </form>
    </CenteredCard>
  )
}
