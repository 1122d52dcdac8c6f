import { namedAccountRecord } from '../records/account.ts'
import { carrierPath } from '../records/carrier.ts'
import { factsOf, type GraphRecord } from '../records/graph-record.ts'
import { type Policy, policyTitle } from '../records/policy.ts'
import { grouped } from './grouped.ts'

/** The accounts that have these policies, each once. */
export function accountsOfPolicies(policies: readonly Policy[]): GraphRecord[] {
  const owned = policies.filter(({ account }) => account)
  return grouped(owned, ({ account }) => account?.id ?? '').flatMap(([first, ...others]) =>
    first.account ? [namedAccountRecord(first.account, { Policies: titlesOf([first, ...others]) })] : [],
  )
}

/** The carriers of these policies, each once. */
export function carriersOfPolicies(policies: readonly Policy[]): GraphRecord[] {
  const placed = policies.filter(({ carrier }) => carrier)
  return grouped(placed, ({ carrier }) => carrier?.id ?? '').flatMap(([first, ...others]) =>
    first.carrier ? [carrierOf(first.carrier, titlesOf([first, ...others]))] : [],
  )
}

const titlesOf = (policies: readonly Policy[]): string =>
  policies.map(({ type, policyNumber }) => policyTitle(type, policyNumber)).join(', ')

const carrierOf = ({ id, name }: { id: string; name: string }, policies: string): GraphRecord => ({
  typename: 'InsuranceCarrier',
  id,
  title: name,
  path: carrierPath(id),
  facts: factsOf({ Policies: policies }),
})
