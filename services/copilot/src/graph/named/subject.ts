import { accountsOfContact } from '../lists/clients.ts'
import type { Owner } from '../owner.ts'
import type { Collected } from '../pages.ts'
import type { NamedQuestion, RecordFilters } from '../question.ts'
import type { GraphRecord } from '../records/graph-record.ts'
import type { NamedKind } from './name-search.ts'
import type { Named } from './names-in.ts'

/** What a question is about, once its names are known. */
export interface Subject {
  named: readonly Named[]
  filters: RecordFilters
  order: NamedQuestion['order']
  owner: Owner
}

export type NamedRecords = Collected<GraphRecord>

export const idsOf = ({ named }: Subject, kind: NamedKind): string[] =>
  named.filter(one => one.kind === kind).flatMap(({ records }) => records.map(({ id }) => id))

/** More clients than that aren't what one name means. */
const maxAccounts = 10

/** The clients that are named, themselves or by their contacts, in the city that is; undefined: none is named. */
export async function accountIdsOf(subject: Subject): Promise<string[] | undefined> {
  const places = idsOf(subject, 'PLACE')
  const accounts = idsOf(subject, 'ACCOUNT')
  const contacts = idsOf(subject, 'CONTACT').slice(0, maxAccounts)
  const ofContacts = await Promise.all(contacts.map(id => accountsOfContact(id, subject.owner)))
  const named = [...new Set([...accounts, ...ofContacts.flatMap(({ items }) => items.map(({ id }) => id))])]
  if (accounts.length + contacts.length === 0) return places.length > 0 ? places : undefined
  return named.filter(id => places.length === 0 || places.includes(id)).slice(0, maxAccounts)
}

/** Sorted by a day or an amount; what has none comes last. */
export function sorted<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | number | null,
  isDescending: boolean,
): Item[] {
  const keyed = items.map(item => ({ item, key: keyOf(item) }))
  const present = keyed.filter(({ key }) => key !== null)
  const compared = present.sort((one, other) =>
    one.key === other.key ? 0 : ((one.key ?? '') < (other.key ?? '') ? -1 : 1) * (isDescending ? -1 : 1),
  )
  return [...compared, ...keyed.filter(({ key }) => key === null)].map(({ item }) => item)
}

export const joined = <Item>(found: readonly Collected<Item>[]): Collected<Item> => ({
  items: found.flatMap(({ items }) => items),
  isComplete: found.every(({ isComplete }) => isComplete),
})
