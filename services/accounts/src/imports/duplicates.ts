import { fold } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { Account } from '../accounts/account.model.ts'
import type { DuplicateKind, ImportRow } from './account-import.model.ts'
import type { ReadAccount } from './read-row.ts'

type Duplicate = NonNullable<ImportRow['duplicate']>

/** What two accounts of one client have in common. */
interface Keys {
  email: string
  /** Folded name and ZIP code of five digits; undefined without an address. */
  nameAndZip: string | undefined
}

const keysOf = (details: {
  name: string
  email: string
  mailingAddress?: { postalCode: string } | undefined
}): Keys => ({
  email: details.email.toLowerCase(),
  nameAndZip: details.mailingAddress && `${fold(details.name)}|${details.mailingAddress.postalCode.slice(0, 5)}`,
})

export const detailsIn = (account: ReadAccount) => (account.type === 'BUSINESS' ? account.business : account.individual)

/** Finds rows that repeat an earlier one of the same file. */
export class EarlierRows {
  readonly #rows = new Map<string, number>()

  /** @returns the earlier row that this one repeats, and remembers this one */
  take(number: number, account: ReadAccount): Duplicate | undefined {
    const { email, nameAndZip } = keysOf(detailsIn(account))
    const byEmail = this.#rows.get(`@${email}`)
    const byName = nameAndZip && this.#rows.get(nameAndZip)
    if (!byEmail) this.#rows.set(`@${email}`, number)
    if (nameAndZip && !byName) this.#rows.set(nameAndZip, number)
    if (byEmail) return { by: 'EMAIL', row: byEmail }
    return byName ? { by: 'NAME_AND_ZIP', row: byName } : undefined
  }
}

/** Finds the accounts of the agency that these repeat, by two questions for all of them. */
export async function existingDuplicates(accounts: readonly ReadAccount[]): Promise<Map<ReadAccount, Duplicate>> {
  const wanted = accounts.map(account => ({ account, keys: keysOf(detailsIn(account)) }))
  const [sameEmail, sameName] = await Promise.all([
    Account.find({ emailKey: { $in: wanted.map(({ keys }) => keys.email) } }).lean(),
    Account.find({ sortName: { $in: accounts.map(account => fold(detailsIn(account).name)) } }).lean(),
  ])
  const byEmail = new Map<string, Types.ObjectId>(sameEmail.map(({ _id, emailKey }) => [emailKey, _id]))
  const byName = new Map(sameName.map(({ _id, details }) => [keysOf(details).nameAndZip, _id]))
  const found = new Map<ReadAccount, Duplicate>()
  const note = (account: ReadAccount, by: DuplicateKind, accountId: Types.ObjectId | undefined) => {
    if (accountId && !found.has(account)) found.set(account, { by, accountId })
  }
  for (const { account, keys } of wanted) {
    note(account, 'EMAIL', byEmail.get(keys.email))
    if (keys.nameAndZip) note(account, 'NAME_AND_ZIP', byName.get(keys.nameAndZip))
  }
  return found
}
