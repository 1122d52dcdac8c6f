import { makeStyles, tokens } from '@coverdesk/design-system'
import { FormDialog, TextField, useServerForm } from '@coverdesk/design-system/forms'
import type { Failure, ValidationError } from '@coverdesk/plugin-sdk'

interface CodeDialogProps {
  title: string
  /** What follows, where that is more than a sentence. By default nothing. */
  intro?: string
  submitLabel: string
  /** What the code does, after the words that say of where it is. */
  effect: string
  /** How its sending stands. */
  sending: {
    submit(values: { code: string }): void
    busy: boolean
    failure: Failure | undefined
    validationErrors: readonly ValidationError[] | undefined
  }
  onClose(): void
}

const useStyles = makeStyles({ intro: { margin: 0, color: tokens.textSecondary } })

/** Asks who wants to change two-step verification for a code of it. */
export function CodeDialog({ title, intro, submitLabel, effect, sending, onClose }: CodeDialogProps) {
  const styles = useStyles()
  const { submit, busy, failure, validationErrors } = sending
  const form = useServerForm({ defaultValues: { code: '' }, validationErrors, onSubmit: submit })
  return (
    <FormDialog title={title} form={form} submitLabel={submitLabel} busy={busy} failure={failure} onClose={onClose}>
      {intro && <p className={styles.intro}>{intro}</p>}
      <TextField
        form={form}
        name="code"
        label="Code"
        hint={`From your authenticator app, or a recovery code. ${effect}`}
        autoComplete="one-time-code"
      />
    </FormDialog>
  )
}
