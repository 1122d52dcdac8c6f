import { Banner, Button } from '@coverdesk/design-system'
import { TextField, useServerForm } from '@coverdesk/design-system/forms'
import { type Failure, runMutation } from '@coverdesk/plugin-sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { AgencySecondStepDocument, type AgencySecondStepKind } from '../generated/documents'
import { KeepCodes } from './KeepCodes'
import { SetUp } from './SetUp'
import { cleanCode, isAppCode } from './sign-in-rules'
import { useSignInStyles } from './sign-in-styles'

interface SecondStepProps {
  /** A code of the app that the person has, or of one that they set up now. */
  kind: AgencySecondStepKind
  /** The app is set up; they are shown now. */
  onRecoveryCodes(): void
  onSignedIn(): void
}

/** After the mailed code: the six digits that the authenticator app shows. */
export function SecondStep({ kind, onRecoveryCodes, onSignedIn }: SecondStepProps) {
  const styles = useSignInStyles()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const validationErrors = failure?.validationErrors
  const form = useServerForm({
    defaultValues: { code: '' },
    validationErrors,
    onSubmit: ({ code }) => void send(code),
  })
  const code = form.watch('code')

  async function send(typed: string) {
    if (busy) return
    setBusy(true)
    const result = await runMutation(AgencySecondStepDocument, { code: cleanCode(typed) })
    const answer = result.ok ? result.data.agencySecondStep : null
    if (answer?.recoveryCodes) {
      setRecoveryCodes(answer.recoveryCodes)
      onRecoveryCodes()
    } else if (answer?.agencyUser) return onSignedIn()
    setFailure(result.ok ? undefined : result.failure)
    setBusy(false)
  }

  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  const sendWhenComplete = useEffectEvent((typed: string) => {
    if (isAppCode(typed)) void send(typed)
  })
  useEffect(() => sendWhenComplete(code), [code])

  if (recoveryCodes) return <KeepCodes codes={recoveryCodes} onKept={onSignedIn} />
  const message = failure && !validationErrors?.length ? failure.message : undefined
  return (
    <form {...form.formProps} className={styles.form}>
      {kind === 'SET_UP' && <SetUp />}
      <TextField
        form={form}
        name="code"
        label="Code from your authenticator app"
        {...(kind === 'CODE' && { hint: 'Don’t have your phone? Enter a recovery code.' })}
        autoComplete="one-time-code"
      />
      {message && <Banner tone="error">{message}</Banner>}
      <Button type="submit" appearance="primary" busy={busy}>
        Sign in
      </Button>
      <Button appearance="subtle" small onClick={() => window.location.reload()}>
        Start over
      </Button>
    </form>
  )
}
