import { namedAccountRecord } from '../records/account.ts'
import { carrierPath } from '../records/carrier.ts'
import { factsOf, type GraphRecord, maxLinks } from '../records/graph-record.ts'
import { type Policy, policyPath, policyTitle } from '../records/policy.ts'
import { grouped } from './grouped.ts'

/** The accounts that have these policies, each once. */
export function accountsOfPolicies(policies: readonly Policy[]): GraphRecord[] {
  const owned = policies.filter(({ account }) => account)
  return grouped(owned, ({ account }) => account?.id ?? '').flatMap(([first, ...others]) =>
    first.account
      ? [
          {
            ...namedAccountRecord(first.account, { Policies: titlesOf([first, ...others]) }),
            links: linksTo([first, ...others]),
          },
        ]
      : [],
  )
}

/** The carriers of these policies, each once. */
export function carriersOfPolicies(policies: readonly Policy[]): GraphRecord[] {
  const placed = policies.filter(({ carrier }) => carrier)
  return grouped(placed, ({ carrier }) => carrier?.id ?? '').flatMap(([first, ...others]) =>
    first.carrier
      ? [{ ...carrierOf(first.carrier, titlesOf([first, ...others])), links: linksTo([first, ...others]) }]
      : [],
  )
}

const titlesOf = (policies: readonly Policy[]): string =>
  policies.map(({ type, policyNumber }) => policyTitle(type, policyNumber)).join(', ')

const linksTo = (policies: readonly Policy[]) =>
  policies
    .slice(0, maxLinks)
    .map(({ id, type, policyNumber }) => ({ title: policyTitle(type, policyNumber), path: policyPath(id) }))

const carrierOf = ({ id, name }: { id: string; name: string }, policies: string): GraphRecord => ({
  typename: 'InsuranceCarrier',
  id,
  title: name,
  path: carrierPath(id),
  facts: factsOf({ Policies: policies }),
})
