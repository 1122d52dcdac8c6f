import type { ServerForm } from '@coverdesk/design-system/forms'
import type { Conflict } from '../edit-conflict/conflicts'
import { useEditConflict } from '../edit-conflict/use-edit-conflict'
import type { AccountProfileFragment } from '../generated/documents'
import { type AccountValues, valuesOf } from './account-values'

const address = <Owner extends 'business' | 'individual'>(owner: Owner) =>
  [
    [`${owner}.mailingAddress.line1`, 'Mailing address'],
    [`${owner}.mailingAddress.line2`, 'Suite, unit, floor'],
    [`${owner}.mailingAddress.city`, 'City'],
    [`${owner}.mailingAddress.zone`, 'State'],
    [`${owner}.mailingAddress.postalCode`, 'ZIP code'],
  ] as const

/** Every field that two people may change, with its label in the form. */
export const accountFields = [
  ['business.name', 'Business name'],
  ['business.dba', 'DBA'],
  ['business.email', 'Email'],
  ['business.phone', 'Phone'],
  ['business.website', 'Website'],
  ...address('business'),
  ['individual.name', 'Name'],
  ['individual.email', 'Email'],
  ['individual.phone', 'Phone'],
  ...address('individual'),
  ['associateContactId', 'Contact'],
] as const

type AccountField = (typeof accountFields)[number][0]

/** When someone else saved the account first, while it was in the form. */
export const useAccountConflict = (form: ServerForm<AccountValues>, opened: AccountProfileFragment, current: unknown) =>
  useEditConflict<AccountValues, AccountProfileFragment, AccountField>({
    form,
    opened,
    current,
    fields: accountFields,
    valuesOf,
    onTake(path, source) {
      if (path !== 'associateContactId') return
      form.setValue('contactChoice', source.contactChoice)
      form.setValue('contact', source.contact)
    },
    inWords: byName,
  })

/** People know a contact by name, not by id. */
function byName(
  field: Conflict<AccountField>,
  mine: AccountValues,
  accounts: readonly AccountProfileFragment[],
): Conflict<AccountField> {
  if (field.path !== 'associateContactId') return field
  const contacts = accounts.flatMap(account => account.contacts ?? [])
  const nameOf = (id: string) => contacts.find(contact => contact.id === id)?.name ?? 'Another contact'
  return {
    ...field,
    mine: mine.contactChoice === 'new' ? mine.contact.name || 'A new contact' : nameOf(field.mine),
    theirs: nameOf(field.theirs),
  }
}
