import { defineMigration, phoneWords, withoutPhoneWords } from '@coverdesk/kit'
import type { AccountRecord } from '../accounts/account.model.ts'
import type { ContactRecord } from '../contact-record/contact.model.ts'

/** Accounts that were not found by their phone numbers. */
export const accountPhoneWords = defineMigration<AccountRecord>({
  id: '0001-account-phone-words',
  collection: 'accounts',
  pending: withoutPhoneWords('details.phone'),
  update: ({ details }) => ({ $addToSet: { words: { $each: phoneWords(details.phone) } } }),
})

/** Contacts that were not found by theirs. */
export const contactPhoneWords = defineMigration<ContactRecord>({
  id: '0002-contact-phone-words',
  collection: 'contacts',
  pending: withoutPhoneWords('phone'),
  update: ({ phone }) => ({ $addToSet: { words: { $each: phoneWords(phone) } } }),
})
