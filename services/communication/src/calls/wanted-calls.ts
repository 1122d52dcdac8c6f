import { type Sort, searchFilter } from '@coverdesk/kit'
import type { CallStatus } from '../call-record/enumerations.ts'

/** The orders of a list of calls. */
const callOrders = {
  CUSTOMER_ASC: { field: 'sortName', direction: 1 },
  CUSTOMER_DESC: { field: 'sortName', direction: -1 },
  STARTED_AT_ASC: { field: 'timeOrder', direction: 1 },
  STARTED_AT_DESC: { field: 'timeOrder', direction: -1 },
} satisfies Record<string, Sort>

/** Which calls a list shows, and in which order. */
export interface WantedCalls {
  search?: string | null
  filter?: { status?: CallStatus | null } | null
  sort?: keyof typeof callOrders | null
}

export const callOrder = ({ sort }: WantedCalls): Sort => callOrders[sort ?? 'STARTED_AT_DESC']

export const callFilter = ({ search, filter }: WantedCalls): Record<string, unknown> => ({
  ...(filter?.status && { status: filter.status }),
  ...searchFilter('words', search),
})
