import { FormDialog, useServerForm } from '@coverdesk/design-system/forms'
import { runMutation, toast, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { CreateInsuranceCarrierDocument } from '../generated/documents'
import { CarrierFields } from './CarrierFields'
import { useDialogChange } from './use-dialog-change'

/** A new company, over the tab. */
export function AddCarrierDialog() {
  const { close, busy, isSaved, validationErrors, failure, save } = useDialogChange()
  const form = useServerForm({
    defaultValues: { name: '', isCarrier: true, isBroker: false, claimsPhone: '' },
    validationErrors,
    onSubmit: input =>
      save(async () => {
        const result = await runMutation(CreateInsuranceCarrierDocument, { input })
        if (result.ok) toast('Company added')
        return result
      }),
  })
  useUnsavedChanges(form.formState.isDirty && !isSaved)
  return (
    <FormDialog
      title="Add a company"
      form={form}
      submitLabel="Add company"
      busy={busy}
      failure={failure}
      onClose={close}
    >
      <CarrierFields form={form} />
    </FormDialog>
  )
}
