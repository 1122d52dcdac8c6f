import { useState } from 'react'
import { FormDialog } from '../dialog/FormDialog'
import { type ConflictingField, ConflictNotice } from '../form/ConflictNotice'
import { EmailField, PhoneField, TextField } from '../form/TextField'
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
  /** What somebody else saved while this form was open. */
  theirs?: Partial<ClientValues>
  onSave(values: ClientValues): void
  onClose(): void
}

const labels = { name: 'Name', email: 'Email', phone: 'Phone' }

/** A form over the page that it belongs to, as a route of an area shows it. */
export function ClientEdit({ values, errors, theirs, onSave, ...dialog }: ClientEditProps) {
  const form = useServerForm<ClientValues>({ defaultValues: values, validationErrors: errors, onSubmit: onSave })
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const inConflict: ConflictingField[] = Object.entries(theirs ?? {}).map(([path, value]) => {
    const field = path as keyof ClientValues
    return { path, label: labels[field], mine: values[field], theirs: value }
  })
  function choose(path: string, take: 'mine' | 'theirs') {
    const field = path as keyof ClientValues
    const others = [...taken].filter(other => other !== path)
    setTaken(new Set(take === 'theirs' ? [...others, path] : others))
    form.setValue(field, (take === 'theirs' && theirs?.[field]) || values[field])
  }
  return (
    <ClientPage name="Bayview Marine Services LLC" email="office@bayview.example">
      <FormDialog
        title="Edit client"
        submitLabel="Save changes"
        busy={false}
        {...dialog}
        form={form}
        conflict={theirs && <ConflictNotice fields={inConflict} taken={taken} onChoose={choose} />}
      >
        <TextField form={form} name="name" label={labels.name} />
        <EmailField form={form} name="email" label={labels.email} />
        <PhoneField form={form} name="phone" label={labels.phone} optional />
      </FormDialog>
    </ClientPage>
  )
}
