import { type DuplicateKind, fold } from '@coverdesk/kit'
import { Account } from '../accounts/account.model.ts'
import type { AccountDetails } from '../accounts/account.rules.ts'
import type { ReadAccount } from './read-row.ts'

export const detailsIn = (account: ReadAccount) => (account.type === 'BUSINESS' ? account.business : account.individual)

const emailOf = (account: ReadAccount) => detailsIn(account).email.toLowerCase()

/** Folded name and ZIP code of five digits; undefined without an address. */
const nameAndZipOf = ({ name, mailingAddress }: Pick<AccountDetails, 'name' | 'mailingAddress'>) =>
  mailingAddress && `${fold(name)}|${mailingAddress.postalCode.slice(0, 5)}`

/** What two accounts of one client have in common. */
export const duplicates: Record<'EMAIL' | 'NAME_AND_ZIP', DuplicateKind<ReadAccount>> = {
  EMAIL: {
    name: 'emailDuplicates',
    keyOf: emailOf,
    async existing(accounts) {
      const found = await Account.find({ emailKey: { $in: accounts.map(emailOf) } }).lean()
      return new Map(found.map(({ _id, emailKey }) => [emailKey, _id]))
    },
  },
  NAME_AND_ZIP: {
    name: 'nameDuplicates',
    keyOf: account => nameAndZipOf(detailsIn(account)),
    async existing(accounts) {
      const sortNames = accounts.map(account => fold(detailsIn(account).name))
      const found = await Account.find({ sortName: { $in: sortNames } }).lean()
      return new Map(found.map(({ _id, details }) => [nameAndZipOf(details), _id]))
    },
  },
}
