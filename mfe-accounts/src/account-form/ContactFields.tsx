import {
  ChoiceCards,
  EmailField,
  PhoneField,
  SearchCombobox,
  type ServerForm,
  TextField,
} from '@coverdesk/design-system/forms'
import { contactHint } from '../contact-form/contact-values'
import { type AccountValues, newAccount } from './account-values'
import { useContactSearch } from './use-contact-search'

interface ContactFieldsProps {
  form: ServerForm<AccountValues>
  names: Readonly<Record<string, string>>
}

/** The contact of a business: a new or an existing one. */
export function ContactFields({ form, names }: ContactFieldsProps) {
  const choice = form.watch('contactChoice')
  const choose = (next: AccountValues['contactChoice']) => {
    form.setValue('contactChoice', next, { shouldDirty: true })
    if (next === 'new') form.setValue('associateContactId', '')
    else form.setValue('contact', newAccount.contact)
    form.clearErrors(['contact', 'associateContactId'])
  }
  return (
    <>
      <ChoiceCards
        label="Contact"
        value={choice}
        options={[
          { value: 'new', label: 'New contact', description: 'Create a contact' },
          { value: 'existing', label: 'Existing contact', description: 'Choose from your contacts' },
        ]}
        onChange={choose}
      />
      {choice === 'new' ? (
        <>
          <TextField form={form} name="contact.name" label="Contact name" />
          <EmailField form={form} name="contact.email" label="Contact email" hint={contactHint} />
          <PhoneField form={form} name="contact.phone" label="Contact phone" optional />
        </>
      ) : (
        <ExistingContact form={form} names={names} />
      )}
    </>
  )
}

function ExistingContact({ form, names }: ContactFieldsProps) {
  const { result, setText } = useContactSearch()
  return (
    <SearchCombobox
      form={form}
      name="associateContactId"
      label="Existing contact"
      result={result}
      onSearch={setText}
      labels={names}
    />
  )
}
