import { AddressFields, EmailField, PhoneField, type ServerForm, TextField } from '@coverdesk/design-system/forms'
import { addressCompletion } from '../address-completion/address-completion'
import type { AccountValues } from './account-values'
import { ContactFields } from './ContactFields'

interface AccountFieldsProps {
  form: ServerForm<AccountValues>
  /** Names of contacts that the form begins with, by id. */
  contactNames?: Readonly<Record<string, string>>
}

/** What is asked about a business or an individual, whichever the form is about. */
export function AccountFields({ form, contactNames = {} }: AccountFieldsProps) {
  return form.watch('type') === 'BUSINESS' ? (
    <>
      <BusinessFields form={form} />
      <ContactFields form={form} names={contactNames} />
    </>
  ) : (
    <IndividualFields form={form} />
  )
}

function BusinessFields({ form }: { form: ServerForm<AccountValues> }) {
  return (
    <>
      <TextField form={form} name="business.name" label="Business name" />
      <TextField form={form} name="business.dba" label="DBA" optional hint="Doing-business-as name (DBA)" />
      <EmailField form={form} name="business.email" label="Email" />
      <PhoneField form={form} name="business.phone" label="Phone" optional />
      <TextField form={form} name="business.website" label="Website" inputMode="url" optional />
      <AddressFields form={form} name="business.mailingAddress" completion={addressCompletion} optional />
    </>
  )
}

function IndividualFields({ form }: { form: ServerForm<AccountValues> }) {
  return (
    <>
      <TextField form={form} name="individual.name" label="Name" />
      <EmailField form={form} name="individual.email" label="Email" />
      <PhoneField form={form} name="individual.phone" label="Phone" optional />
      <AddressFields form={form} name="individual.mailingAddress" completion={addressCompletion} optional />
    </>
  )
}
