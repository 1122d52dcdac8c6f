import { ConflictNotice, FormDialog, useEditConflict, useServerForm } from '@coverdesk/design-system/forms'
import { runMutation, toast, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { type CarrierProfileFragment, UpdateInsuranceCarrierDocument } from '../generated/documents'
import { CarrierFields, type CarrierValues, carrierFields } from './CarrierFields'
import { useCarrier } from './use-carrier'
import { useDialogChange } from './use-dialog-change'
import { useMissingCarrier } from './use-missing-carrier'

/** Renames a company, or says what it is, over the tab. */
export function EditCarrierDialog() {
  const carrier = useCarrier()
  useMissingCarrier(carrier === null)
  return carrier && <EditCarrierForm key={carrier.id} carrier={carrier} />
}

const valuesOf = ({ name, isCarrier, isBroker, claimsPhone }: CarrierProfileFragment): CarrierValues => ({
  name,
  isCarrier,
  isBroker,
  claimsPhone: claimsPhone ?? '',
})

function EditCarrierForm({ carrier }: { carrier: CarrierProfileFragment }) {
  // What the person began with: a newer version that arrives meanwhile must not change what is compared.
  const [opened] = useState(carrier)
  const { close, busy, isSaved, validationErrors, failure, conflict, save } = useDialogChange()
  const form = useServerForm({
    defaultValues: valuesOf(opened),
    validationErrors,
    onSubmit: input =>
      save(async () => {
        const { id, version } = latest
        const result = await runMutation(UpdateInsuranceCarrierDocument, { id, version, input })
        if (result.ok) toast('Changes saved')
        return result
      }),
  })
  const { latest, notice } = useEditConflict({
    form,
    opened,
    current: conflict,
    fields: carrierFields,
    valuesOf,
    words: (_, value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)),
  })
  useUnsavedChanges(form.formState.isDirty && !isSaved)
  return (
    <FormDialog
      title="Edit company"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={close}
    >
      <CarrierFields form={form} />
    </FormDialog>
  )
}
