import { daysAfter, type Sort, searchFilter, validationFailed } from '@coverdesk/kit'
import { isValidObjectId } from 'mongoose'
import { todayOfAgency } from '../calendar/today.ts'
import type { InsuranceType, PolicyState } from '../models/enumerations.ts'

/** The orders of a list of policies. */
export const policyOrders = {
  ACCOUNT_NAME_ASC: { field: 'account.sortName', direction: 1 },
  ACCOUNT_NAME_DESC: { field: 'account.sortName', direction: -1 },
  EXPIRES_AT_ASC: { field: 'expiryOrder', direction: 1 },
  EXPIRES_AT_DESC: { field: 'expiryOrder', direction: -1 },
  PREMIUM_ASC: { field: 'pricing.premium', direction: 1 },
  PREMIUM_DESC: { field: 'pricing.premium', direction: -1 },
  UPDATED_AT_DESC: { field: 'updatedAt', direction: -1 },
} satisfies Record<string, Sort>

interface PolicyFilter {
  accountId?: string | null | undefined
  agencyUserId?: string | null | undefined
  carrierId?: string | null | undefined
  states?: PolicyState[] | null | undefined
  types?: InsuranceType[] | null | undefined
  expiresWithinDays?: number | null | undefined
  isCancellationPending?: boolean | null | undefined
}

/** Which policies a list shows, and in which order. */
export interface WantedPolicies {
  search?: string | null | undefined
  filter?: PolicyFilter | null | undefined
  sort?: keyof typeof policyOrders | null | undefined
}

export const policyOrder = ({ sort }: WantedPolicies): Sort => policyOrders[sort ?? 'UPDATED_AT_DESC']

/** No record has it. */
const nobody = '000000000000000000000000'
/** Those that have ended, by their dates or before. */
const ended: PolicyState[] = ['CANCELED', 'EXPIRED']

/** @throws VALIDATION_FAILED at `filter.expiresWithinDays` when it is not 1 to 366 */
export async function policyFilter({ search, filter }: WantedPolicies): Promise<Record<string, unknown>> {
  const { accountId, agencyUserId, carrierId, states, types, isCancellationPending } = filter ?? {}
  const expiring = await expiringFilter(filter?.expiresWithinDays)
  const wanted = [
    accountId ? { accountId } : {},
    agencyUserId ? { agencyUserId } : {},
    carrierId ? { carrierId: isValidObjectId(carrierId) ? carrierId : nobody } : {},
    states?.length ? { state: { $in: states } } : {},
    types?.length ? { type: { $in: types } } : {},
    typeof isCancellationPending === 'boolean' ? { isCancellationPending } : {},
    expiring,
    searchFilter('words', search),
  ].filter(condition => Object.keys(condition).length > 0)
  return wanted.length > 0 ? { $and: wanted } : {}
}

async function expiringFilter(days: number | null | undefined): Promise<Record<string, unknown>> {
  if (days === null || days === undefined) return {}
  if (days < 1 || days > 366) {
    throw validationFailed([{ path: 'filter.expiresWithinDays', message: 'Choose 1 to 366 days.' }])
  }
  const today = await todayOfAgency()
  return {
    expiryOrder: { $gt: today, $lte: daysAfter(today, days) },
    state: { $nin: ended },
    nextPolicyIds: { $size: 0 },
  }
}
