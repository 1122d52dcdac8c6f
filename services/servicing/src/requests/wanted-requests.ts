import { type Sort, searchFilter } from '@coverdesk/kit'
import type { RequestState, RequestType } from '../models/enumerations.ts'

/** The orders of a list of requests. */
const requestOrders = {
  CUSTOMER_ASC: { field: 'sortName', direction: 1 },
  CUSTOMER_DESC: { field: 'sortName', direction: -1 },
  DUE_AT_ASC: { field: 'dueOrder', direction: 1 },
  DUE_AT_DESC: { field: 'dueOrder', direction: -1 },
  OPENED_AT_ASC: { field: 'createdAt', direction: 1 },
  OPENED_AT_DESC: { field: 'createdAt', direction: -1 },
} satisfies Record<string, Sort>

interface RequestFilter {
  state?: RequestState | null
  type?: RequestType | null
  accountId?: string | null
  businessPolicyId?: string | null
  assigneeId?: string | null
  isUnassigned?: boolean | null
  dueBefore?: Date | null
}

/** Which requests a list shows, and in which order. */
export interface WantedRequests {
  search?: string | null
  filter?: RequestFilter | null
  sort?: keyof typeof requestOrders | null
}

export const requestOrder = ({ sort }: WantedRequests): Sort => requestOrders[sort ?? 'OPENED_AT_DESC']

export function requestFilter({ search, filter }: WantedRequests): Record<string, unknown> {
  const { state, type, accountId, businessPolicyId, assigneeId, isUnassigned, dueBefore } = filter ?? {}
  const wanted = [
    state ? { state } : {},
    type ? { type } : {},
    accountId ? { accountId } : {},
    businessPolicyId ? { businessPolicyId } : {},
    assigneeId ? { assigneeId } : {},
    isUnassigned ? { assigneeId: null } : {},
    dueBefore ? { dueOrder: { $lt: dueBefore } } : {},
    searchFilter('words', search),
  ].filter(condition => Object.keys(condition).length > 0)
  return wanted.length > 0 ? { $and: wanted } : {}
}
