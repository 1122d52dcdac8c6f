import { Banner } from '@coverdesk/design-system'
import { FormDialog, SearchCombobox, useServerForm } from '@coverdesk/design-system/forms'
import { runMutation, toast, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { type CarrierProfileFragment, MergeInsuranceCarriersDocument } from '../generated/documents'
import { mergeInWords } from './carrier-labels'
import { useCarrier } from './use-carrier'
import { useDialogChange } from './use-dialog-change'
import { useMissingCarrier } from './use-missing-carrier'
import { useOtherCompanies } from './use-other-companies'

/** Chooses the company that is kept in place of this one, over the tab. */
export function MergeCarrierDialog() {
  const carrier = useCarrier()
  // Decided once: the answer takes the company away before the dialog has closed.
  const [opened, setOpened] = useState(carrier)
  if (carrier && !opened) setOpened(carrier)
  useMissingCarrier(carrier === null && !opened)
  return opened && <MergeForm key={opened.id} duplicate={opened} />
}

const changedMeanwhile = {
  message: 'Someone else changed one of these companies. Close this dialog and try again.',
  requestId: undefined,
}

function MergeForm({ duplicate }: { duplicate: CarrierProfileFragment }) {
  const { close, busy, isSaved, validationErrors, failure, conflict, save } = useDialogChange()
  const { versionOf, ...others } = useOtherCompanies(duplicate)
  const [wrong, setWrong] = useState<readonly { path: string; message: string }[]>()
  const form = useServerForm({
    defaultValues: { survivorId: '' },
    validationErrors: wrong ?? validationErrors,
    onSubmit({ survivorId }) {
      if (!survivorId) return setWrong([{ path: 'survivorId', message: 'Choose the company to keep.' }])
      setWrong(undefined)
      void save(async () => {
        const result = await runMutation(MergeInsuranceCarriersDocument, {
          ...{ survivorId, survivorVersion: versionOf(survivorId) },
          ...{ duplicateId: duplicate.id, duplicateVersion: duplicate.version },
        })
        const kept = result.ok && result.data.mergeInsuranceCarriers
        if (kept) toast(`${duplicate.name} merged into ${kept.name}`)
        return result
      })
    },
  })
  useUnsavedChanges(form.formState.isDirty && !isSaved)
  return (
    <FormDialog
      title={`Merge ${duplicate.name}`}
      form={form}
      submitLabel="Merge"
      busy={busy}
      failure={failure ?? (conflict ? changedMeanwhile : undefined)}
      onClose={close}
    >
      <Banner tone="warning">{`${mergeInWords(duplicate.name, duplicate.policyCount)} You can’t undo this.`}</Banner>
      <SearchCombobox form={form} name="survivorId" label="Company to keep" {...others} maximumOptions={1000} />
    </FormDialog>
  )
}
