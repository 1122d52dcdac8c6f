import { daysBetween } from '@coverdesk/kit'
import { z } from 'zod'
import type { Owner } from '../owner.ts'
import { allOf, type Collected, pageOf, pageSize } from '../pages.ts'
import type { RecordFilters } from '../question.ts'
import { type Policy, policyFields, policyShape } from '../records/policy.ts'

const policiesQuestion = /* GraphQL */ `
  query CaraPolicies($search: String, $filter: BusinessPolicyFilter, $after: String) {
    businessPolicies(first: ${pageSize}, after: $after, search: $search, filter: $filter, sort: EXPIRES_AT_ASC) {
      total
      endCursor
      items { ${policyFields} }
    }
  }
`
const answer = z.object({ businessPolicies: pageOf(policyShape) })

/** Whose policies, or which ones by their words. */
export interface PoliciesOf {
  accountId?: string
  carrierId?: string
  agencyUserId?: string
  search?: string
}

/** Those that expire first come first. */
export async function policiesOf(
  { search, ...whose }: PoliciesOf,
  filters: RecordFilters,
  owner: Owner,
): Promise<Collected<Policy>> {
  const { insuranceTypes, policyStates } = filters
  const expiresWithinDays = daysAhead(filters, owner.today)
  const filter = {
    ...whose,
    ...(insuranceTypes?.length && { types: insuranceTypes }),
    ...(policyStates?.length && { states: policyStates }),
    ...(expiresWithinDays && { expiresWithinDays }),
  }
  const found = await allOf(async after => {
    const { businessPolicies } = await owner.ask(policiesQuestion, { search, filter, after }, answer)
    return businessPolicies
  })
  return { ...found, items: found.items.filter(policy => isWithin(policy, filters, owner.today)) }
}

const maxDaysAhead = 366

/**
 * How far a list has to look for policies that are going to expire; such lists leave out what was renewed or canceled.
 * Undefined where days of the past, or no end, are asked for.
 */
function daysAhead({ expiresFrom, expiresTo }: RecordFilters, today: string): number | undefined {
  if (!expiresTo || (expiresFrom && expiresFrom < today)) return undefined
  const days = daysBetween(today, expiresTo)
  return days >= 1 && days <= maxDaysAhead ? days : undefined
}

function isWithin({ expiresAt }: Policy, { expiresFrom, expiresTo }: RecordFilters, today: string): boolean {
  const from = expiresFrom ?? (expiresTo && expiresTo >= today ? today : undefined)
  if (!from && !expiresTo) return true
  return expiresAt !== null && (!from || expiresAt >= from) && (!expiresTo || expiresAt <= expiresTo)
}
