import { AddressFields, ConflictNotice, FormDialog, TextField, useServerForm } from '@coverdesk/design-system/forms'
import { useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { addressCompletion } from '../address-completion/address-completion'
import { useEditConflict } from '../edit-conflict/use-edit-conflict'
import type { HolderProfileFragment } from '../generated/documents'
import { holderPath } from '../paths'
import { holderFields, holderValuesOf } from './holder-values'
import type { HolderChange } from './save-holder'
import { useHolder } from './use-holder'

/** Changes a holder, over its page, which says so while the holder is loading or missing. */
export function EditHolderDialog() {
  const { holder } = useHolder()
  return holder && <EditHolderForm key={holder.id} holder={holder} />
}

function EditHolderForm({ holder }: { holder: HolderProfileFragment }) {
  // What the person began with: a newer version that arrives meanwhile must not change what is compared.
  const [opened] = useState(holder)
  const close = useCloseDialog(holderPath(opened.id))
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<HolderChange>(close)
  const form = useServerForm({
    defaultValues: holderValuesOf(opened),
    validationErrors,
    onSubmit: input => submit({ version: latest.version, input }),
  })
  const { latest, notice } = useEditConflict({
    form,
    opened,
    current: conflict,
    fields: holderFields,
    valuesOf: holderValuesOf,
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Edit certificate holder"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={close}
    >
      <TextField
        form={form}
        name="name"
        label="Name"
        hint="Applies to new certificates. Issued certificates stay the same."
      />
      <AddressFields form={form} name="address" label="Address" completion={addressCompletion} />
    </FormDialog>
  )
}
