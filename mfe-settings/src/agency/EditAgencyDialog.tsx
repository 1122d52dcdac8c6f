import {
  AddressFields,
  ConflictNotice,
  FormDialog,
  PhoneField,
  TextField,
  useEditConflict,
  useServerForm,
} from '@coverdesk/design-system/forms'
import { useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { OwnAgencyFragment, UpdateAgencyProfileMutationVariables } from '../generated/documents'
import { agencyPath } from '../paths'
import { agencyFields, agencyValuesOf } from './agency-values'
import { useAgency } from './use-agency'

/** The agency's name, address, phone and license number, over its page. */
export function EditAgencyDialog() {
  const { agency } = useAgency()
  return agency && <EditAgency key={agency.id} agency={agency} />
}

function EditAgency({ agency }: { agency: OwnAgencyFragment }) {
  // A newer version that arrives while the dialog is open must not change what is compared.
  const [opened] = useState(agency)
  const close = useCloseDialog(agencyPath)
  const { submit, busy, failure, validationErrors, conflict } =
    useSubmission<UpdateAgencyProfileMutationVariables>(close)
  const form = useServerForm({
    defaultValues: agencyValuesOf(opened),
    validationErrors,
    onSubmit: input => submit({ version: latest.version, input }),
  })
  const { latest, notice } = useEditConflict({
    form,
    opened,
    current: conflict,
    fields: agencyFields,
    valuesOf: agencyValuesOf,
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Edit agency profile"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={close}
    >
      <TextField form={form} name="profile.name" label="Name" autoComplete="organization" />
      <AddressFields form={form} name="profile.address" label="Address" optional />
      <PhoneField form={form} name="profile.phone" label="Phone" optional />
      <TextField form={form} name="profile.licenseNumber" label="License number" optional />
    </FormDialog>
  )
}
