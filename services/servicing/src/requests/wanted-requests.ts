import type { Sort } from '@coverdesk/kit'
import type { RequestState, RequestType } from '../models/enumerations.ts'
import { noDueDate } from '../request-record/request-names.ts'
import { partFilter } from '../request-record/word-endings.ts'

/** The orders of a list of requests. */
export const requestOrders = {
  ASSIGNEE_ASC: { field: 'assigneeOrder', direction: 1 },
  ASSIGNEE_DESC: { field: 'assigneeOrder', direction: -1 },
  CUSTOMER_ASC: { field: 'sortName', direction: 1 },
  CUSTOMER_DESC: { field: 'sortName', direction: -1 },
  DUE_AT_ASC: { field: 'dueOrder', direction: 1 },
  DUE_AT_DESC: { field: 'dueOrder', direction: -1 },
  OPENED_AT_ASC: { field: 'createdAt', direction: 1 },
  OPENED_AT_DESC: { field: 'createdAt', direction: -1 },
  TYPE_ASC: { field: 'typeOrder', direction: 1 },
  TYPE_DESC: { field: 'typeOrder', direction: -1 },
} satisfies Record<string, Sort>

interface RequestFilter {
  state?: RequestState | null | undefined
  type?: RequestType | null | undefined
  accountId?: string | null | undefined
  businessPolicyId?: string | null | undefined
  assigneeId?: string | null | undefined
  isUnassigned?: boolean | null | undefined
  isMine?: boolean | null | undefined
  dueFrom?: Date | null | undefined
  dueBefore?: Date | null | undefined
  hasDueDate?: boolean | null | undefined
  isWaiting?: boolean | null | undefined
  isLoss?: boolean | null | undefined
  isComplaint?: boolean | null | undefined
}

/** Which requests a list shows to whom, and in which order. */
export interface WantedRequests {
  search?: string | null | undefined
  filter?: RequestFilter | null | undefined
  sort?: keyof typeof requestOrders | null | undefined
  /** Who asks. */
  userId: string
}

export const requestOrder = ({ sort }: WantedRequests): Sort => requestOrders[sort ?? 'OPENED_AT_DESC']

export function requestFilter({ search, filter, userId }: WantedRequests): Record<string, unknown> {
  const { state, type, accountId, businessPolicyId, assigneeId, isUnassigned, isMine } = filter ?? {}
  const { dueFrom, dueBefore, hasDueDate, isWaiting, isLoss, isComplaint } = filter ?? {}
  const isKnown = (value: boolean | null | undefined) => value !== undefined && value !== null
  const wanted = [
    state ? { state } : {},
    type ? { currentType: type } : {},
    accountId ? { accountId } : {},
    businessPolicyId ? { businessPolicyId } : {},
    assigneeId ? { assigneeId } : {},
    isUnassigned ? { assigneeId: null } : {},
    isMine ? { assigneeId: userId } : {},
    // What has no due date is not due later than any day.
    dueFrom ? { dueOrder: { $gte: dueFrom, $lt: noDueDate } } : {},
    dueBefore ? { dueOrder: { $lt: dueBefore } } : {},
    isKnown(hasDueDate) ? { dueOrder: hasDueDate ? { $lt: noDueDate } : noDueDate } : {},
    isKnown(isWaiting) ? { isWaiting } : {},
    isKnown(isLoss) ? { isLoss } : {},
    isKnown(isComplaint) ? { isComplaint: isComplaint ? true : { $ne: true } } : {},
    partFilter(search),
  ].filter(condition => Object.keys(condition).length > 0)
  return wanted.length > 0 ? { $and: wanted } : {}
}
