import { Banner, Button, makeStyles, pluralize, Section, shorthands, tokens } from '@coverdesk/design-system'
import { TextareaField, useServerForm } from '@coverdesk/design-system/forms'
import { useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useContext, useState } from 'react'
import { textBounds } from '../facts/text-bounds'
import { SupersededList } from './SupersededList'
import { type SupersededOfAccount, SupersededOfAccountContext } from './superseded-of-account'
import { useChoice } from './use-choice'

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  // In reach, however many there are.
  actions: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px',
    padding: '12px 0',
    backgroundColor: tokens.sheet,
    ...shorthands.borderTop('1px', 'solid', tokens.line),
  },
})

/** Who gets a new certificate, and why where there are issues with it. */
export function ReissueForm() {
  const given = useContext(SupersededOfAccountContext)
  return given && <FormOfAccount key={given.accountId} {...given} />
}

function FormOfAccount({ accountId, superseded, submission }: SupersededOfAccount) {
  const styles = useStyles()
  const { submit, busy, failure, validationErrors } = submission
  // A repetition after a lost answer starts no second run.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const choice = useChoice(superseded)
  const { chosen } = choice
  const doubtful = chosen.filter(({ findings }) => findings.length > 0).length
  const needsReason = doubtful > 0
  const form = useServerForm({
    defaultValues: { overrideReason: '' },
    validationErrors,
    onSubmit: ({ overrideReason }) =>
      submit({
        input: {
          accountId,
          certificateIds: chosen.map(({ certificate }) => certificate.id),
          ...(needsReason && { overrideReason }),
        },
        idempotencyKey,
      }),
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <form {...form.formProps} className={styles.form} aria-busy={busy}>
      <Section title="Reissue certificates">
        <SupersededList superseded={superseded} choice={choice} />
      </Section>
      {needsReason && (
        <Section title="Issues to resolve">
          <TextareaField
            form={form}
            name="overrideReason"
            label="Reason for override"
            maxLength={textBounds.overrideReason}
            hint={`${reasonFor(doubtful)} Saved with the certificates and in the audit log.`}
          />
        </Section>
      )}
      {failure && <Banner tone="error">{failure.message}</Banner>}
      {form.unplacedErrors.map(({ path, message }) => (
        <Banner key={`${path} ${message}`} tone="error">
          {message}
        </Banner>
      ))}
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" busy={busy} disabled={chosen.length === 0}>
          {chosen.length === 0 ? 'Choose a holder' : `Reissue ${pluralize(chosen.length, 'certificate')}`}
        </Button>
      </div>
    </form>
  )
}

const reasonFor = (count: number) =>
  count === 1 ? '1 selected holder has issues.' : `${count} selected holders have issues.`
