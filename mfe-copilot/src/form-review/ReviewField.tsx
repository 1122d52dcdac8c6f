import { Banner, Button, formatDateTime, makeStyles, TextLink, tokens } from '@coverdesk/design-system'
import { CheckboxField, TextareaField, useServerForm } from '@coverdesk/design-system/forms'
import { runMutation, toast, useChange, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import {
  type FilledFieldFragment,
  type FilledFormArtifactFragment,
  UpdateCaraFormDocument,
} from '../generated/documents'
import { quotePlace } from './quote-place'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' },
  quiet: {
    margin: 0,
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  choice: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

const maxText = 2_000

interface ReviewFieldProps {
  workspaceId: string
  artifact: FilledFormArtifactFragment
  field: FilledFieldFragment
  isEditable: boolean
}

/** Where a field’s value is from, and what a person says instead. */
export function ReviewField({ workspaceId, artifact, field, isEditable }: ReviewFieldProps) {
  const styles = useStyles()
  const { name, kind, value, maxLength, reason, choices, edited } = field
  const { run, busy, failure } = useChange()
  const isBox = kind === 'CHECKBOX'
  const save = (wanted: string | null) =>
    run(async () => {
      const input = { fields: [{ name, value: wanted }] }
      const result = await runMutation(UpdateCaraFormDocument, { id: artifact.id, version: artifact.version, input })
      if (result.ok) toast('Field saved. The PDF shows it.')
      return result
    })
  const refused = failure?.validationErrors.map(({ message }) => ({ path: isBox ? 'checked' : 'value', message }))
  const form = useServerForm({
    defaultValues: { value: value ?? '', checked: value !== null },
    validationErrors: refused,
    onSubmit: typed => void save(isBox ? (typed.checked ? 'X' : null) : typed.value.trim() || null),
  })
  useUnsavedChanges(form.formState.isDirty && !busy)
  const isSigned = field.state === 'LEFT_EMPTY' && reason === 'People sign here.'
  return (
    <div className={styles.root}>
      {reason && <p className={styles.quiet}>{reason}</p>}
      <Origin workspaceId={workspaceId} artifact={artifact} field={field} />
      {choices.map(choice => (
        <div key={`${choice.text} ${choice.from} ${choice.evidence?.quote}`} className={styles.choice}>
          <strong>{choice.text}</strong>
          <Source workspaceId={workspaceId} artifact={artifact} {...choice} />
          {isEditable && (
            <Button small busy={busy} aria-label={`Use this: ${choice.text}`} onClick={() => void save(choice.text)}>
              Use this
            </Button>
          )}
        </div>
      ))}
      {edited && (
        <p className={styles.quiet}>
          {`Edited by ${edited.user.name ?? 'a former colleague'}, ${formatDateTime(edited.at)}`}
        </p>
      )}
      {isEditable && !isSigned && (
        <form {...form.formProps} className={styles.form}>
          {isBox ? (
            <CheckboxField form={form} name="checked" label="Checked" />
          ) : (
            <TextareaField form={form} name="value" label="Value" optional maxLength={maxLength ?? maxText} />
          )}
          {failure && failure.validationErrors.length === 0 && (
            <Banner tone="error">
              {failure.code === 'CONFLICT' ? 'Someone else changed this form. Check it again.' : failure.message}
            </Banner>
          )}
          <div className={styles.actions}>
            <Button small type="submit" busy={busy} disabled={!form.formState.isDirty}>
              Save
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

type OriginProps = Omit<ReviewFieldProps, 'isEditable'>

function Origin({ workspaceId, artifact, field }: OriginProps) {
  const styles = useStyles()
  const { origin, evidence, from } = field
  if (!origin) return null
  return (
    <div className={styles.choice}>
      <span className={styles.quiet}>From</span>
      <Source workspaceId={workspaceId} artifact={artifact} origin={origin} evidence={evidence} from={from} />
    </div>
  )
}

const originNames = { DOCUMENT: 'Document', RECORD: 'Record', ANSWER: 'Your answer' } as const

type SourceProps = Pick<OriginProps, 'workspaceId' | 'artifact'> &
  Pick<FilledFieldFragment['choices'][number], 'evidence' | 'from' | 'origin'>

/** A quote opens its document at the words; a record and an answer are named. */
function Source({ workspaceId, artifact, evidence, from, origin }: SourceProps) {
  const styles = useStyles()
  if (!evidence) {
    return <span className={styles.quiet}>{from ? `${originNames[origin]}: ${from}` : originNames[origin]}</span>
  }
  const { name, page, quote } = evidence
  return (
    <>
      <TextLink href={quotePlace(workspaceId, artifact, evidence)}>{`${name}, page ${page}`}</TextLink>
      <span className={styles.quiet}>{`“${quote}”`}</span>
    </>
  )
}
