import { demoAgencies, insertMissing, inTenantScope, seedOnce } from '@coverdesk/kit'
import { Account } from '../accounts/account.model.ts'
import { Contact } from '../contacts/contact.model.ts'
import { insertDemo, isEmpty, recordsOf } from '../demo-seed/seed-demo.ts'
import { largeClients } from './large-clients.ts'

const usualAccounts = 100_000
/** Records of one insertion: small enough that memory stays flat. */
const atOnce = 1_000

/** The demo, and as many clients of Harbor Point as a large agency has: what lists are measured with. */
export const seedLarge = (accounts = usualAccounts) =>
  seedOnce('large', isEmpty, async () => {
    await insertDemo()
    await inTenantScope(demoAgencies.harborPoint.id, async () => {
      for (let from = 0; from < accounts; from += atOnce) {
        const prefix = `6f${String(from / atOnce).padStart(6, '0')}`
        const records = recordsOf(prefix, largeClients(from, Math.min(atOnce, accounts - from)))
        await insertMissing(Contact, records.contacts)
        await insertMissing(Account, records.accounts)
      }
    })
  })
