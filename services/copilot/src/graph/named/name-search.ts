import { z } from 'zod'
import type { Owner } from '../owner.ts'

/** What a name can be of. */
export type NamedKind = 'ACCOUNT' | 'CARRIER' | 'CERTIFICATE_HOLDER' | 'CONTACT' | 'COLLEAGUE' | 'PLACE' | 'POLICY'

/** A record with what it is called. */
export interface Nameable {
  kind: NamedKind
  id: string
  /** The first one is the one that answers give. */
  names: string[]
}

const few = 20
const namesQuestion = /* GraphQL */ `
  query CaraNames($search: String) {
    accounts(first: 100, search: $search) {
      items {
        id
        details {
          ... on BusinessAccount { name dba mailingAddress { city } }
          ... on IndividualAccount { name mailingAddress { city } }
        }
      }
    }
    contacts(first: ${few}, search: $search) { items { id name } }
    carriers(first: ${few}, search: $search) { items { id name } }
    certificateHolders(first: ${few}, search: $search) { items { id name } }
    businessPolicies(first: ${few}, search: $search) { items { id policyNumber quoteNumber } }
  }
`
const named = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) })
const answer = z.object({
  accounts: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        details: z.object({
          name: z.string(),
          dba: z.string().nullish(),
          mailingAddress: z.object({ city: z.string() }).nullable(),
        }),
      }),
    ),
  }),
  contacts: named,
  carriers: named,
  certificateHolders: named,
  businessPolicies: z.object({
    items: z.array(
      z.object({ id: z.string(), policyNumber: z.string().nullable(), quoteNumber: z.string().nullable() }),
    ),
  }),
})

/** Records whose names have words that begin with these. */
export async function searchNames(search: string, owner: Owner): Promise<Nameable[]> {
  const found = await owner.ask(namesQuestion, { search }, answer)
  const as =
    (kind: NamedKind) =>
    ({ id, name }: { id: string; name: string }): Nameable => ({ kind, id, names: [name] })
  return [
    ...found.accounts.items.flatMap(({ id, details: { name, dba, mailingAddress } }): Nameable[] => [
      { kind: 'ACCOUNT', id, names: dba ? [name, dba] : [name] },
      ...(mailingAddress ? [{ kind: 'PLACE' as const, id, names: [mailingAddress.city] }] : []),
    ]),
    ...found.carriers.items.map(as('CARRIER')),
    ...found.contacts.items.map(as('CONTACT')),
    ...found.certificateHolders.items.map(as('CERTIFICATE_HOLDER')),
    ...found.businessPolicies.items.map(({ id, policyNumber, quoteNumber }) => ({
      ...{ kind: 'POLICY' as const, id, names: [policyNumber, quoteNumber].filter(number => number !== null) },
    })),
  ]
}

const colleaguesQuestion = /* GraphQL */ `
  query CaraColleagues { agencyUsers { id name } }
`
const colleagues = z.object({ agencyUsers: z.array(z.object({ id: z.string(), name: z.string().nullable() })) })

/** Everyone of the agency. */
export async function colleaguesOf(owner: Owner): Promise<Nameable[]> {
  const { agencyUsers } = await owner.ask(colleaguesQuestion, {}, colleagues)
  return agencyUsers.map(({ id, name }) => ({ kind: 'COLLEAGUE', id, names: name ? [name] : [] }))
}
