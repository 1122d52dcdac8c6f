import { type FieldDecision, fold, mergeSides, readablePhone, type SyncedField } from '@coverdesk/kit'
import type { AccountDetails, AccountType } from '../accounts/account.rules.ts'
import type { ContactRecord } from '../contact-record/contact.model.ts'
import type { ContactDetails } from '../contact-record/contact.rules.ts'
import { addressIn, addressInWords, addressKey } from './address-text.ts'
import type { SyncedRecord } from './synced-record.model.ts'

type Definition = Pick<SyncedField, 'field' | 'label' | 'isSame' | 'show'>
type Values = ReadonlyMap<string, string | null>

const sameLetters = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const sameWords = (one: string, other: string) => fold(one) === fold(other)

const name: Definition = { field: 'NAME', label: 'Name' }
const email: Definition = { field: 'EMAIL', label: 'Email', isSame: sameLetters }
const phone: Definition = { field: 'PHONE', label: 'Phone', show: readablePhone }
const address: Definition = { field: 'ADDRESS', label: 'Mailing address', isSame: sameWords, show: addressInWords }
const withoutScheme = (url: string) => url.replace(/^https:\/\//, '')

const accountDefinitions: Record<AccountType, readonly Definition[]> = {
  BUSINESS: [
    name,
    { field: 'DBA', label: 'DBA' },
    email,
    phone,
    { field: 'WEBSITE', label: 'Website', isSame: sameLetters, show: withoutScheme },
    address,
  ],
  INDIVIDUAL: [name, email, phone, address],
}
const contactDefinitions: readonly Definition[] = [name, email, phone]

/** An account's details by field; null is empty. */
export function valuesOfAccount(details: AccountDetails): Values {
  const { dba, website } = details as { dba?: string | null; website?: string | null }
  const { name, email, phone, mailingAddress } = details
  return new Map([
    ['NAME', name],
    ['DBA', dba ?? null],
    ['EMAIL', email],
    ['PHONE', phone ?? null],
    ['WEBSITE', website ?? null],
    ['ADDRESS', mailingAddress ? addressKey(mailingAddress) : null],
  ])
}

export const valuesOfContact = ({ name, email, phone }: Pick<ContactRecord, 'name' | 'email' | 'phone'>): Values =>
  new Map([
    ['NAME', name],
    ['EMAIL', email],
    ['PHONE', phone ?? null],
  ])

/** Details of what is there by field. */
export function detailsOf(type: AccountType, values: Values): AccountDetails {
  const text = (field: string) => values.get(field) ?? undefined
  const address = text('ADDRESS')
  const shared = {
    name: text('NAME') ?? '',
    email: text('EMAIL') ?? '',
    phone: text('PHONE'),
    mailingAddress: address === undefined ? undefined : addressIn(address),
  }
  return type === 'BUSINESS' ? { ...shared, dba: text('DBA'), website: text('WEBSITE') } : shared
}

export const contactDetailsOf = (values: Values): ContactDetails => ({
  name: values.get('NAME') ?? '',
  email: values.get('EMAIL') ?? '',
  phone: values.get('PHONE') ?? undefined,
})

interface Sides {
  /** Null: it is new here. */
  here: Values | null
  there: Values
  base: SyncedRecord['base'] | undefined
  decisions: readonly FieldDecision[]
}

export const mergeAccount = (type: AccountType, sides: Sides) => merge(accountDefinitions[type], sides)
export const mergeContact = (sides: Sides) => merge(contactDefinitions, sides)

function merge(definitions: readonly Definition[], { here, there, base, decisions }: Sides) {
  const fields = definitions.map(
    (definition): SyncedField => ({
      ...definition,
      here: here?.get(definition.field) ?? null,
      there: there.get(definition.field),
      base: base?.[definition.field],
    }),
  )
  return mergeSides(fields, decisions)
}

/** Both sides of every field that one of them has, for people who compare two records. */
export function compared(type: AccountType, here: Values, there: Values) {
  const read = ({ show = String }: Definition, value: string | null | undefined) => (value ? show(value) : null)
  return accountDefinitions[type]
    .map(definition => ({
      field: definition.field,
      label: definition.label,
      here: read(definition, here.get(definition.field)),
      there: read(definition, there.get(definition.field)),
    }))
    .filter(({ here, there }) => here !== null || there !== null)
}
