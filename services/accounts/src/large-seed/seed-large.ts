import { demoAgencies, insertMissing, inTenantScope, seedOnce } from '@coverdesk/kit'
import { Account } from '../accounts/account.model.ts'
import { Contact } from '../contact-record/contact.model.ts'
import { insertDemo, isEmpty, recordsOf } from '../demo-seed/seed-demo.ts'
import { largeClients } from './large-clients.ts'

const usualAccounts = 100_000
/** Records of one insertion: small enough that memory stays flat. */
const atOnce = 1_000

/** The demo, and as many clients of Harbor Point as a large agency has: what lists are measured with. */
export const seedLarge = (accounts = usualAccounts) =>
  seedOnce('large', isEmpty, async () => {
    await insertDemo()
    await insertLargeClients(accounts)
  })

/** Without the demo. */
export function insertLargeClients(accounts: number): Promise<void> {
  return inTenantScope(demoAgencies.harborPoint.id, async () => {
    let stored = Promise.resolve()
    for (let from = 0; from < accounts; from += atOnce) {
      // While the database stores some, the next ones are made.
      const records = largeRecords(from, Math.min(atOnce, accounts - from))
      await stored
      stored = insert(records)
    }
    await stored
  })
}

/** Accounts from a number on with their contacts, whole as mongoose would store them. */
export function largeRecords(from: number, count: number) {
  const prefix = `6f${String(from / atOnce).padStart(6, '0')}`
  const { contacts, accounts } = recordsOf(prefix, largeClients(from, count))
  const whole = <Item extends { createdAt: Date }>(record: Item) => ({
    ...record,
    version: 1,
    updatedAt: record.createdAt,
  })
  return { contacts: contacts.map(whole), accounts: accounts.map(whole) }
}

async function insert({ contacts, accounts }: ReturnType<typeof largeRecords>) {
  await insertMissing(Contact, contacts, { asGiven: true })
  await insertMissing(Account, accounts, { asGiven: true })
}
