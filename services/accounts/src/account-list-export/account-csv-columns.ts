import { csvDay, type ListExport, readablePhone } from '@coverdesk/kit'
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
  created: { Created: ({ createdAt }, { timeZone }) => csvDay(createdAt, timeZone) },
}
