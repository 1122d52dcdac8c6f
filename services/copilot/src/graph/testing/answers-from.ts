import { insuranceTypeNames } from '@coverdesk/coverage'
import { fold } from '@coverdesk/kit'
import { inDays, type MadeUpRecords } from './made-up-records.ts'

interface Arguments {
  id: string
  search?: string | null
  first?: number
  after?: string | null
  filter?: Record<string, unknown> | null
  emails?: string[]
}

/** A page of records in which every word of the search begins some word. */
function paged<Item>(
  items: Item[],
  { search, first = 50, after }: Arguments,
  words: (item: Item) => string = () => '',
) {
  const wanted = fold(search ?? '')
    .split(' ')
    .filter(Boolean)
  const found = items.filter(item =>
    wanted.every(word =>
      fold(words(item))
        .split(' ')
        .some(known => known.startsWith(word)),
    ),
  )
  const from = Number(after ?? 0)
  const to = from + first
  return { items: found.slice(from, to), total: found.length, endCursor: to < found.length ? String(to) : null }
}

type Keyed = { [field: string]: unknown }

/** Answers the root fields of the one endpoint from made-up records, as the areas do. */
export function answersFrom(records: MadeUpRecords): Keyed {
  const byId = <Item extends { id: string }>(items: Item[], id: string | null) =>
    items.find(item => item.id === id) ?? null
  const account = (id: string | null): Keyed | null => {
    const found = byId(records.accounts, id)
    return (
      found && {
        ...found,
        contacts: found.contactIds.map(one => byId(records.contacts, one)),
        certificatesOfLiabilityInsurance: (page: Arguments) =>
          paged(records.certificates.filter(({ accountId }) => accountId === id).map(certificate), page),
      }
    )
  }
  const policy = (one: MadeUpRecords['policies'][number]): Keyed => ({
    ...one,
    account: () => account(one.accountId),
    carrier: byId(records.carriers, one.carrierId),
    contacts: records.contacts.slice(0, 1),
    liveCertificates: (page: Arguments) =>
      paged(
        records.certificates
          .filter(({ policyIds, replacedByNumber }) => policyIds.includes(one.id) && !replacedByNumber)
          .map(certificate),
        page,
      ),
  })
  const certificate = (one: MadeUpRecords['certificates'][number]): Keyed => ({
    ...one,
    account: () => account(one.accountId),
    lines: one.policyIds.map(id => {
      const line = byId(records.policies, id)
      return { policyId: id, type: line?.type, policyNumber: line?.policyNumber, expiresAt: line?.expiresAt }
    }),
  })
  const request = (one: MadeUpRecords['requests'][number]): Keyed => ({
    ...one,
    customerName: byId(records.accounts, one.accountId)?.details.name,
    account: () => account(one.accountId),
    businessPolicy: () => byId(records.policies, one.policyId),
    comments: (page: Arguments) => paged(one.comments, page),
    certificates: one.certificateIds.map(id => ({ certificateId: id, certificateNumber: `COI-${id}` })),
  })
  const holders = [...new Set(records.certificates.map(({ holder }) => holder.name))].map(name => {
    const issued = records.certificates.filter(({ holder }) => holder.name === name)
    return {
      ...{ id: `h ${name}`, name, address: issued[0]?.holder.address, certificateCount: issued.length },
      ...{
        lastIssuedAt: issued[0]?.createdAt,
        certificates: (page: Arguments) => paged(issued.map(certificate), page),
      },
    }
  })
  const isExpiring = (expiresAt: string | null, days: unknown) =>
    !days || (expiresAt !== null && expiresAt > inDays(0) && expiresAt <= inDays(Number(days)))
  return {
    account: ({ id }: Arguments) => account(id),
    accounts: (page: Arguments) => paged(records.accounts, page, ({ details }) => `${details.name} ${details.email}`),
    accountsByKeys: ({ emails = [] }: Arguments) =>
      records.accounts.filter(({ details }) => emails.includes(details.email)),
    contact: ({ id }: Arguments) => ({
      ...byId(records.contacts, id),
      accounts: (page: Arguments) =>
        paged(
          records.accounts.filter(({ contactIds }) => contactIds.includes(id)),
          page,
        ),
    }),
    contacts: (page: Arguments) => paged(records.contacts, page, ({ name, email }) => `${name} ${email}`),
    carriers: (page: Arguments) => paged(records.carriers, page, ({ name }) => name),
    certificateHolder: ({ id }: Arguments) => holders.find(holder => holder.id === id) ?? null,
    certificateHolders: (page: Arguments) => paged(holders, page, ({ name }) => name),
    businessPolicy: ({ id }: Arguments) => {
      const found = byId(records.policies, id)
      return found && policy(found)
    },
    businessPolicies(page: Arguments) {
      const { accountId, carrierId, types, states, expiresWithinDays } = page.filter ?? {}
      const wanted = records.policies.filter(
        one =>
          (!accountId || one.accountId === accountId) &&
          (!carrierId || one.carrierId === carrierId) &&
          (!types || (types as string[]).includes(one.type)) &&
          (!states || (states as string[]).includes(one.state)) &&
          isExpiring(one.expiresAt, expiresWithinDays),
      )
      return paged(wanted.map(policy), page, one => {
        const name = byId(records.accounts, String(one['accountId']))?.details.name
        return `${name} ${insuranceTypeNames[one['type'] as 'OTHER']} ${one['policyNumber']}`
      })
    },
    serviceRequest: ({ id }: Arguments) => {
      const found = byId(records.requests, id)
      return found && request(found)
    },
    serviceRequests(page: Arguments) {
      const { accountId, businessPolicyId, state, type } = page.filter ?? {}
      const wanted = records.requests.filter(
        one =>
          (!accountId || one.accountId === accountId) &&
          (!businessPolicyId || one.policyId === businessPolicyId) &&
          (!state || one.state === state) &&
          (!type || one.type === type),
      )
      return paged(wanted.map(request), page, one => String(one['customerName']))
    },
  }
}
