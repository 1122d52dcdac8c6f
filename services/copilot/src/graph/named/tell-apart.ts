import { stem } from '../../search/text/stem.ts'
import { accountWithContacts } from '../lists/clients.ts'
import type { Owner } from '../owner.ts'
import type { FoundNames, Named } from './names-in.ts'

/** More clients than that aren't looked at one by one. */
const maxClients = 5
/** Shorter words are part of too many others. */
const minWord = 4

/** Of several clients of one name those whose record says the other words: "the Mehta hotels" have "hotels" in their address for mail. */
export async function tellApart({ named, unknown }: FoundNames, owner: Owner): Promise<FoundNames> {
  const shared = named.find(
    ({ kind, records }) => kind === 'ACCOUNT' && records.length > 1 && records.length <= maxClients,
  )
  const words = unknown.filter(word => word.length >= minWord)
  if (!shared || words.length === 0) return { named, unknown }
  const told = await Promise.all(
    shared.records.map(async record => {
      const { accounts } = await accountWithContacts(record.id, owner)
      const said = accounts.flatMap(({ facts }) => facts.map(({ value }) => value.toLowerCase())).join(' ')
      return { record, words: words.filter(word => said.includes(stem(word))) }
    }),
  )
  const meant = told.filter(one => one.words.length > 0)
  if (meant.length === 0 || meant.length === told.length) return { named, unknown }
  const known = new Set(meant.flatMap(one => one.words))
  const narrowed: Named = { ...shared, records: meant.map(({ record }) => record) }
  return {
    named: named.map(one => (one === shared ? narrowed : one)),
    unknown: unknown.filter(word => !known.has(word)),
  }
}
