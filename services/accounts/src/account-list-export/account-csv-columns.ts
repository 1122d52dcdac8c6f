import type { ListExport } from '@coverdesk/kit'
import { readablePhone } from '@coverdesk/kit'
import type { AccountRecord } from '../accounts/account.model.ts'
import type { ContactRecord } from '../contact-record/contact.model.ts'

/** An account with the contact that the list shows. */
export interface AccountRow extends AccountRecord {
  contact: Pick<ContactRecord, 'name' | 'email'> | undefined
}

/** What the list's columns write into a file; `mfe-accounts/src/account-list/account-columns.tsx` has the same. */
export const accountCsvColumns: ListExport<AccountRow>['columns'] = {
  name: {
    Name: ({ details }) => details.name,
    Type: ({ type }) => (type === 'BUSINESS' ? 'Business' : 'Individual'),
    Email: ({ details }) => details.email,
  },
  address: {
    Address: ({ details }) => details.mailingAddress?.line1,
    City: ({ details }) => details.mailingAddress?.city,
    State: ({ details }) => details.mailingAddress?.zone,
    ZIP: ({ details }) => details.mailingAddress?.postalCode,
  },
  phone: { Phone: ({ details }) => details.phone && readablePhone(details.phone) },
  contact: { Contact: ({ contact }) => contact?.name, 'Contact email': ({ contact }) => contact?.email },
  created: { Created: ({ createdAt }, { timeZone }) => dayIn(timeZone).format(createdAt) },
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter takes longer than using it a thousand times. There are no more zones than names that `Intl` knows. */
function dayIn(timeZone: string) {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
  formatters.set(timeZone, made)
  return made
}
