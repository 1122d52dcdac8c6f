import type { ListExport } from '@coverdesk/kit'
import { insuranceTypeNames, type PolicyState } from '../models/enumerations.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'

/** A policy with the names that the list shows. */
export interface PolicyRow extends PolicyRecord {
  carrierName: string | undefined
  assignee: string | undefined
}

const stateNames: Record<PolicyState, string> = {
  BINDING: 'Binding',
  PENDING: 'Pending',
  INFORCE: 'Inforce',
  EXPIRED: 'Expired',
  CANCELED: 'Canceled',
  UNKNOWN: 'Unknown',
}

/** What the list's columns write into a file; `mfe-policies/src/policy-list/policy-columns.tsx` has the same. */
export const policyCsvColumns: ListExport<PolicyRow>['columns'] = {
  account: { Account: ({ account }) => account.name, Email: ({ account }) => account.email },
  status: { Status: ({ state }) => stateNames[state] },
  type: { Type: ({ type }) => insuranceTypeNames[type] },
  carrier: {
    Carrier: ({ carrierName }) => carrierName,
    'Policy number': ({ policyNumber }) => policyNumber ?? undefined,
  },
  expires: { Expires: ({ expiresAt }) => expiresAt },
  premium: { Premium: ({ pricing }) => pricing.premium / 100 },
  assignedTo: { 'Assigned to': ({ assignee }) => assignee },
}
