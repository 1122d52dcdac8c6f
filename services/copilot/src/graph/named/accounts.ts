import { certificatesOf } from '../lists/certificates.ts'
import { accountsList, accountWithContacts } from '../lists/clients.ts'
import { accountRecord, namedAccountRecord } from '../records/account.ts'
import type { GraphRecord } from '../records/graph-record.ts'
import type { Policy } from '../records/policy.ts'
import { grouped } from '../relations/grouped.ts'
import { accountsOfCertificates } from '../relations/of-certificates.ts'
import { accountsOfPolicies } from '../relations/of-policies.ts'
import { policiesAbout } from './policies.ts'
import { accountIdsOf, idsOf, joined, type NamedRecords, type Subject } from './subject.ts'

/** The clients that are named, that have such policies or certificates, or that live there. */
export async function namedAccounts(subject: Subject): Promise<NamedRecords> {
  const { filters, owner } = subject
  if (filters.lacking?.length) return withoutLine(subject, filters.lacking)
  if (asksForPolicies(subject)) {
    const found = await policiesAbout(presentOnly(subject))
    return { ...found, items: accountsOfPolicies(filters.isEveryLine ? ofEveryLine(found.items) : found.items) }
  }
  const holders = idsOf(subject, 'CERTIFICATE_HOLDER')
  if (holders.length > 0) {
    const found = joined(await Promise.all(holders.map(holderId => certificatesOf({ holderId }, filters, owner))))
    return { ...found, items: accountsOfCertificates(found.items) }
  }
  const ids = await accountIdsOf(subject)
  if (ids) {
    const found = await Promise.all(ids.map(id => accountWithContacts(id, owner)))
    return { isComplete: true, items: found.flatMap(({ accounts, contacts }) => accounts.map(withContacts(contacts))) }
  }
  const all = await accountsList(owner)
  const inZones = all.items.filter(
    ({ details }) => !filters.zones?.length || filters.zones.includes(details.mailingAddress?.zone ?? ''),
  )
  return { ...all, items: inZones.map(accountRecord) }
}

const withContacts =
  (contacts: readonly GraphRecord[]) =>
  (account: GraphRecord): GraphRecord => ({
    ...account,
    facts: [
      ...account.facts,
      ...contacts.map(({ title, facts }) => ({
        label: 'Contact',
        value: [title, ...facts.map(({ value }) => value)].join(', '),
      })),
    ],
  })

const asksForPolicies = (subject: Subject): boolean => {
  const { insuranceTypes, policyStates, expires, begins, premium, isCanceling } = subject.filters
  return (
    idsOf(subject, 'CARRIER').length > 0 ||
    idsOf(subject, 'COLLEAGUE').length > 0 ||
    !!insuranceTypes?.length ||
    !!policyStates?.length ||
    [expires, begins, premium, isCanceling].some(one => one !== undefined)
  )
}

/** Who is with a carrier: whose policy there was canceled or is over isn't. */
function presentOnly(subject: Subject): Subject {
  const { filters } = subject
  const isOfOthers = filters.policyStates?.length || filters.isCanceling !== undefined || filters.expires
  if (isOfOthers || idsOf(subject, 'CARRIER').length === 0) return subject
  return { ...subject, filters: { ...filters, policyStates: ['INFORCE', 'BINDING', 'PENDING'] } }
}

/** The policies of clients that have as many lines as all of these policies together. */
function ofEveryLine(policies: readonly Policy[]): Policy[] {
  const lines = new Set(policies.map(({ type }) => type)).size
  return grouped(policies, ({ account }) => account?.id ?? '').flatMap(ofClient =>
    new Set(ofClient.map(({ type }) => type)).size === lines ? ofClient : [],
  )
}

/** Clients with a policy in force, but with none of these lines. */
async function withoutLine(subject: Subject, lines: readonly string[]): Promise<NamedRecords> {
  const { lacking: _, ...filters } = subject.filters
  const found = await policiesAbout({
    ...subject,
    filters: { ...filters, policyStates: ['INFORCE', 'BINDING', 'PENDING'] },
  })
  const covered = new Set(found.items.filter(({ type }) => lines.includes(type)).map(({ account }) => account?.id))
  const others = new Map(
    found.items.flatMap(({ account }) => (account && !covered.has(account.id) ? [[account.id, account]] : [])),
  )
  return { ...found, items: [...others.values()].map(account => namedAccountRecord(account, {})) }
}
