import { defineListExport, type ListAddress, type ListRows, mutation, parseInput } from '@coverdesk/kit'
import { z } from 'zod'
import { Account, type AccountRecord } from '../accounts/account.model.ts'
import { accountFilter, accountOrder, accountOrders, type WantedAccounts } from '../accounts/wanted-accounts.ts'
import { Contact } from '../contact-record/contact.model.ts'
import { type AccountRow, accountCsvColumns } from './account-csv-columns.ts'
import { AccountListExport } from './account-list-export.model.ts'

/** So many accounts are read, written and sent at once. */
const portion = 500

/** The list of accounts as a file. That it was taken out is audited before a row is read. */
export const accountListExport = defineListExport<AccountRow>({
  columns: accountCsvColumns,
  idOf: ({ _id }) => String(_id),
  async read(address, columns, context) {
    const wanted = wantedFrom(address)
    const total = await Account.countDocuments((await accountFilter(wanted)) as never)
    const { search, filter, sort } = wanted
    const record = { rows: total, columns: [...columns], search, type: filter?.type, sort }
    await mutation('accounts/export', () => AccountListExport.insertOne(record))(null, context)
    return { total, portions: portionsOf(wanted, columns.includes('contact')) }
  },
})

const listAddress = z.object({
  filter: z.string().optional(),
  type: z.enum(['BUSINESS', 'INDIVIDUAL'], { error: 'There is no such type.' }).optional(),
  sort: z
    .enum(Object.keys(accountOrders) as (keyof typeof accountOrders)[], { error: 'There is no such order.' })
    .optional(),
})

function wantedFrom(address: ListAddress) {
  const { filter, type, sort } = parseInput(listAddress, address)
  return { search: filter, filter: { type }, sort } satisfies WantedAccounts
}

async function* portionsOf(wanted: WantedAccounts, withContacts: boolean): ListRows<AccountRow>['portions'] {
  let accounts: AccountRecord[] = []
  for await (const account of await accountsInOrder(wanted)) {
    accounts.push(account)
    if (accounts.length < portion) continue
    yield await asRows(accounts, withContacts)
    accounts = []
  }
  if (accounts.length > 0) yield await asRows(accounts, withContacts)
}

/** A cursor: the database gives a batch when the one before has been taken. */
async function accountsInOrder(wanted: WantedAccounts): Promise<AsyncIterable<AccountRecord>> {
  const { field, direction } = accountOrder(wanted)
  return Account.find((await accountFilter(wanted)) as never)
    .sort({ [field]: direction, _id: direction })
    .lean()
    .cursor({ batchSize: portion }) as unknown as AsyncIterable<AccountRecord>
}

async function asRows(accounts: AccountRecord[], withContacts: boolean): Promise<AccountRow[]> {
  if (!withContacts) return accounts.map(account => ({ ...account, contact: undefined }))
  const ids = accounts.flatMap(({ contactIds }) => contactIds.slice(0, 1))
  const contacts = await Contact.find({ _id: { $in: ids } }, { name: 1, email: 1 }).lean()
  const byId = new Map(contacts.map(contact => [String(contact._id), contact]))
  return accounts.map(account => ({ ...account, contact: byId.get(String(account.contactIds[0])) }))
}
