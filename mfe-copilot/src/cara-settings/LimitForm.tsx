import { formatLimit, makeStyles, tokens } from '@coverdesk/design-system'
import {
  ConflictNotice,
  CurrencyField,
  FormDialog,
  TextField,
  useEditConflict,
  useServerForm,
} from '@coverdesk/design-system/forms'
import { runMutation, toast, useChange, useCloseDialog, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { type CaraSettingsFieldsFragment, UpdateCaraSettingsDocument } from '../generated/documents'
import { limitInput, limitLabels, limitValues } from './limit-values'
import { caraSettingsPath } from './paths'

const useStyles = makeStyles({ intro: { margin: 0, color: tokens.textSecondary } })

/** Dollars and tokens; new runs stop at whichever is reached first. */
export function LimitForm({ settings }: { settings: CaraSettingsFieldsFragment }) {
  const styles = useStyles()
  // What the person began with: a newer version that arrives meanwhile must not change what is compared.
  const [opened] = useState(settings)
  const [isSaved, setSaved] = useState(false)
  const close = useCloseDialog(caraSettingsPath)
  const { run, busy, failure } = useChange()
  const isConflict = failure?.code === 'CONFLICT'
  const form = useServerForm({
    defaultValues: limitValues(opened),
    validationErrors: failure?.validationErrors,
    onSubmit: async values => {
      const change = { version: latest.version, input: { monthlyLimit: limitInput(values) } }
      if (!(await run(() => runMutation(UpdateCaraSettingsDocument, change)))) return
      toast('Changes saved')
      setSaved(true)
    },
  })
  const { latest, notice } = useEditConflict({
    form,
    opened,
    current: isConflict ? failure.current : undefined,
    fields: limitLabels,
    valuesOf: limitValues,
    words: inWords,
  })
  useUnsavedChanges(form.formState.isDirty && !isSaved)
  useEffect(() => {
    if (isSaved) close()
  }, [isSaved, close])
  const isPlaced = isConflict || (failure?.validationErrors.length ?? 0) > 0
  return (
    <FormDialog
      title="Edit monthly limit"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={isPlaced ? undefined : failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={close}
    >
      <p className={styles.intro}>Once a limit is reached, Cara starts nothing new until the next month.</p>
      <CurrencyField
        form={form}
        name="monthlyLimit.cost"
        label="Limit in US dollars"
        optional
        hint="Counts models whose list price is known."
      />
      <TextField
        form={form}
        name="monthlyLimit.tokens"
        label="Limit in tokens"
        optional
        inputMode="numeric"
        maxLength={20}
        hint="Counts every model, what it reads and what it writes."
      />
    </FormDialog>
  )
}

function inWords(path: string, value: unknown): string {
  if (path === 'monthlyLimit.cost') return formatLimit(value as number) || 'No limit'
  return String(value || 'No limit')
}
