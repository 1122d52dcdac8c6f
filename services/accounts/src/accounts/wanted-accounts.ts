import { type Sort, searchFilter } from '@coverdesk/kit'
import type { AccountType } from './account.rules.ts'

/** The orders of a list of accounts. */
export const accountOrders = {
  NAME_ASC: { field: 'sortName', direction: 1 },
  NAME_DESC: { field: 'sortName', direction: -1 },
  CREATED_AT_ASC: { field: 'createdAt', direction: 1 },
  CREATED_AT_DESC: { field: 'createdAt', direction: -1 },
  UPDATED_AT_DESC: { field: 'updatedAt', direction: -1 },
} satisfies Record<string, Sort>

/** Which accounts a list shows, and in which order. */
export interface WantedAccounts {
  search?: string | null | undefined
  filter?: { type?: AccountType | null | undefined } | null | undefined
  sort?: keyof typeof accountOrders | null | undefined
}

export function accountFilter({ search, filter }: WantedAccounts): Record<string, unknown> {
  return { ...(filter?.type && { type: filter.type }), ...searchFilter('words', search) }
}

export const accountOrder = ({ sort }: WantedAccounts): Sort => accountOrders[sort ?? 'NAME_ASC']
