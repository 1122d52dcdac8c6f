import {
  ConflictNotice,
  EmailField,
  FormDialog,
  PhoneField,
  TextField,
  useServerForm,
} from '@coverdesk/design-system/forms'
import { useCloseDialog, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { useContact } from '../contact-detail/use-contact'
import { useEditConflict } from '../edit-conflict/use-edit-conflict'
import type { ContactProfileFragment } from '../generated/documents'
import { contactPath } from '../paths'
import { contactFields, contactHint, contactValuesOf } from './contact-values'
import type { ContactChange } from './save-contact'

/** Changes a contact, over its page, which says so while the contact is loading or missing. */
export function EditContactDialog() {
  const { contact } = useContact()
  return contact && <EditContactForm key={contact.id} contact={contact} />
}

function EditContactForm({ contact }: { contact: ContactProfileFragment }) {
  // What the person began with: a newer version that arrives meanwhile must not change what is compared.
  const [opened] = useState(contact)
  const close = useCloseDialog(contactPath(opened.id))
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<ContactChange>(close)
  const form = useServerForm({
    defaultValues: contactValuesOf(opened),
    validationErrors,
    onSubmit: input => submit({ version: latest.version, input }),
  })
  const { latest, notice } = useEditConflict({
    form,
    opened,
    current: conflict,
    fields: contactFields,
    valuesOf: contactValuesOf,
  })
  useUnsavedChanges(form.formState.isDirty)
  return (
    <FormDialog
      title="Edit contact"
      form={form}
      submitLabel="Save Changes"
      busy={busy}
      failure={failure}
      conflict={notice && <ConflictNotice {...notice} />}
      onClose={close}
    >
      <TextField form={form} name="name" label="Name" />
      <EmailField form={form} name="email" label="Email" hint={contactHint} />
      <PhoneField form={form} name="phone" label="Phone" optional />
    </FormDialog>
  )
}
