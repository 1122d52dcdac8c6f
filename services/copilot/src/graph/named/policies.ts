import { policiesOf } from '../lists/policies.ts'
import { policyById } from '../lists/single-records.ts'
import type { Owner } from '../owner.ts'
import type { Collected } from '../pages.ts'
import { isWithin } from '../period.ts'
import type { GraphRecord } from '../records/graph-record.ts'
import { isCanceling, type Policy, policyRecord } from '../records/policy.ts'
import { detailedPolicyRecord } from '../records/policy-details.ts'
import { accountIdsOf, idsOf, joined, type NamedRecords, type Subject, sorted } from './subject.ts'

export async function namedPolicies(subject: Subject): Promise<NamedRecords> {
  const found = await policiesAbout(subject)
  return { ...found, items: found.items.map(policyRecord) }
}

/** The policies that names, lines, states and days leave, without former terms that a later one followed. */
export async function policiesAbout(subject: Subject): Promise<Collected<Policy>> {
  const { filters, owner, order } = subject
  const numbers = idsOf(subject, 'POLICY')
  const accountIds = await accountIdsOf(subject)
  const carriers = new Set(idsOf(subject, 'CARRIER'))
  const colleagues = new Set(idsOf(subject, 'COLLEAGUE'))
  const { expires, begins, premium, zones, isUnassigned, isCanceling: wantsCanceling, policyStates, ...rest } = filters
  const [agencyUserId] = colleagues.size === 1 ? colleagues : []
  const of = { ...(agencyUserId && { agencyUserId }) }
  const lists = accountIds
    ? await Promise.all(accountIds.map(accountId => policiesOf({ ...of, accountId }, rest, owner)))
    : [await policiesOf(of, rest, owner)]
  const all = joined(lists)
  const current = wantsFormer(filters) ? all.items : withoutFormer(all.items)
  const items = current.filter(
    policy =>
      (numbers.length === 0 || numbers.includes(policy.id)) &&
      (carriers.size === 0 || [policy.carrier, policy.broker].some(company => company && carriers.has(company.id))) &&
      (colleagues.size === 0 || (policy.agencyUser !== null && colleagues.has(policy.agencyUser.id))) &&
      (!policyStates?.length || policyStates.includes(policy.state)) &&
      (wantsCanceling === undefined || isCanceling(policy) === wantsCanceling) &&
      (!zones?.length || zones.includes(policy.account?.details.mailingAddress?.zone ?? '')) &&
      (!isUnassigned || policy.agencyUser === null) &&
      (premium?.from === undefined || policy.pricing.premium >= premium.from) &&
      (premium?.to === undefined || policy.pricing.premium <= premium.to) &&
      isWithin(policy.expiresAt, expires, owner.today) &&
      isWithin(policy.inforceAt, begins, owner.today),
  )
  return { isComplete: all.isComplete, items: order ? sorted(items, keyOf(order.by), order.isDescending) : items }
}

const keyOf =
  (by: NonNullable<Subject['order']>['by']) =>
  ({ pricing, expiresAt, inforceAt }: Policy): string | number | null =>
    by === 'PREMIUM' ? pricing.premium : by === 'BEGINS' ? inforceAt : expiresAt

const wantsFormer = ({ policyStates }: Subject['filters']): boolean => policyStates?.includes('EXPIRED') ?? false

/** What is over, and was followed by a policy of the same client and line, is a former term. */
function withoutFormer(policies: readonly Policy[]): Policy[] {
  const keyOf = ({ account, type }: Policy) => `${account?.id} ${type}`
  const begins = new Map<string, string[]>()
  for (const policy of policies) {
    const known = begins.get(keyOf(policy)) ?? []
    begins.set(keyOf(policy), policy.inforceAt ? [...known, policy.inforceAt] : known)
  }
  return policies.filter(
    policy =>
      policy.state !== 'EXPIRED' || !begins.get(keyOf(policy))?.some(inforceAt => inforceAt > (policy.inforceAt ?? '')),
  )
}

/** So few are answered with all that they say: more of it would be too long to read. */
const maxDetailed = 6

/** A few policies with their limits, deductible and everything else. */
export async function withDetails(records: readonly GraphRecord[], owner: Owner): Promise<GraphRecord[]> {
  if (records.length > maxDetailed) return [...records]
  return Promise.all(
    records.map(async record => {
      const policy = await policyById(record.id, owner)
      return policy ? detailedPolicyRecord(policy) : record
    }),
  )
}
