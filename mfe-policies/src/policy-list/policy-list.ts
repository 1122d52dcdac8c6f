import { currentSession, defineList, type FilterDefinition } from '@coverdesk/plugin-sdk'
import {
  BusinessPoliciesDocument,
  type BusinessPoliciesQueryVariables,
  type BusinessPolicyState,
  type InsuranceType,
} from '../generated/documents'
import { policyStates } from '../words/policy-labels'
import { policyTypes } from '../words/policy-types'
import { policyColumns } from './policy-columns'

/** What the address of the list may name. */
interface Filters {
  state: BusinessPolicyState
  type: InsuranceType
  expires: '30' | '60' | '90'
  pending: 'true'
  assigned: string
}

/** In the place of the reader's own id: such an address can be passed on and kept as a view. */
export const me = 'me'

const filters: { readonly [Name in keyof Filters]: FilterDefinition<Filters[Name]> } = {
  state: { label: 'Status', options: policyStates },
  type: { label: 'Type', options: policyTypes },
  expires: {
    label: 'Expiring in',
    options: [
      { value: '30', label: '30 days' },
      { value: '60', label: '60 days' },
      { value: '90', label: '90 days' },
    ],
  },
  pending: { label: 'Cancellation', options: [{ value: 'true', label: 'Pending' }] },
  assigned: { label: 'Assigned to' },
}

/** Every policy of the agency, the last changed first: `?filter=bay&state=INFORCE&expires=30&sort=EXPIRES_AT_ASC`. */
export const policyList = defineList({
  id: 'policies',
  document: BusinessPoliciesDocument,
  pageOf: ({ businessPolicies }) => businessPolicies,
  order: 'UPDATED_AT_DESC',
  columns: policyColumns,
  exportedBy: 'policies',
  filters,
  views: [
    ...(['30', '60', '90'] as const).map(days => ({
      id: `expiring-${days}`,
      name: `Expiring in ${days} days`,
      filters: { expires: days },
      sort: 'EXPIRES_AT_ASC' as const,
    })),
    { id: 'cancellation-pending', name: 'Cancellation pending', filters: { pending: 'true' } },
  ],
  variables: ({ search, filters: set, sort }) => ({
    ...(search && { search }),
    ...(sort && { sort }),
    ...(Object.keys(set).length > 0 && { filter: filterOf(set as Partial<Filters>) }),
  }),
})

function filterOf(set: Partial<Filters>): NonNullable<BusinessPoliciesQueryVariables['filter']> {
  return {
    ...(set.state && { states: [set.state] }),
    ...(set.type && { types: [set.type] }),
    ...(set.expires && { expiresWithinDays: Number(set.expires) }),
    ...(set.pending && { isCancellationPending: true }),
    ...(set.assigned && { agencyUserId: set.assigned === me ? currentSession().user.id : set.assigned }),
  }
}
