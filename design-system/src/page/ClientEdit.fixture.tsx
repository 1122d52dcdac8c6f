import { useState } from 'react'
import { FormDialog } from '../dialog/FormDialog'
import { ConflictNotice } from '../form/ConflictNotice'
import { EmailField, PhoneField, TextField } from '../form/TextField'
import { useEditConflict } from '../form/use-edit-conflict'
import { useServerForm, type ValidationError } from '../form/use-server-form'
import { ClientPage } from './ClientPage.fixture'

interface ClientValues {
  name: string
  email: string
  phone: string
}

export interface ClientEditProps {
  /** What is in the form. */
  values: ClientValues
  /** What the server has refused. Outside of a component: a new array is a new answer. */
  errors?: readonly ValidationError[]
  failure?: { message: string; requestId: string | undefined }
  busy?: boolean
  /** What someone else saved while this form was open. */
  theirs?: Partial<ClientValues>
  onSave(values: ClientValues): void
  onClose(): void
}

const fields = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
] as const

const valuesOf = (client: ClientValues) => client

/** What was there before both changed it. */
function beforeBoth(values: ClientValues, theirs: Partial<ClientValues> = {}): ClientValues {
  return { ...values, ...Object.fromEntries(Object.keys(theirs).map(field => [field, 'What it was'])) }
}

/** A form over the page that it belongs to, as a route of an area shows it. */
export function ClientEdit({ values, errors, theirs, onSave, ...dialog }: ClientEditProps) {
  const form = useServerForm<ClientValues>({ defaultValues: values, validationErrors: errors, onSubmit: onSave })
  const [opened] = useState(() => beforeBoth(values, theirs))
  const [current] = useState(() => theirs && { ...values, ...theirs })
  const { notice } = useEditConflict({ form, opened, current, fields, valuesOf })
  return (
    <ClientPage name="Bayview Marine Services LLC" email="office@bayview.example">
      <FormDialog
        title="Edit client"
        submitLabel="Save changes"
        busy={false}
        {...dialog}
        form={form}
        conflict={notice && <ConflictNotice {...notice} />}
      >
        <TextField form={form} name="name" label="Name" />
        <EmailField form={form} name="email" label="Email" />
        <PhoneField form={form} name="phone" label="Phone" optional />
      </FormDialog>
    </ClientPage>
  )
}
