import { failing } from '@coverdesk/plugin-sdk/testing'
import type {
  DeletedBusinessPoliciesQuery,
  DeletedBusinessPoliciesQueryVariables,
  DeletedPolicyFragment,
} from '../generated/documents'
import { policyRow } from './policies.fixtures'

/** A policy at a place of the list of deleted ones. */
export function deletedPolicy(place: number): DeletedPolicyFragment {
  const { id, type, policyNumber, account } = policyRow(place)
  return {
    __typename: 'DeletedBusinessPolicy',
    ...{ id, type, policyNumber },
    accountName: account?.details.name ?? '',
    deletedAt: `2026-11-${String(20 - (place % 18)).padStart(2, '0')}T18:00:00Z`,
    restorableUntil: `2026-12-${String(20 - (place % 18)).padStart(2, '0')}T18:00:00Z`,
    deletedBy: place % 4 === 3 ? null : { __typename: 'AgencyUser', id: 'user-1', name: 'Maya Reyes' },
  }
}

export const deletedPolicies = (count: number) => Array.from({ length: count }, (_, place) => deletedPolicy(place))

/** Answers as the server does, page by page. */
export const answerDeleted =
  (rows: readonly DeletedPolicyFragment[]) =>
  ({ first, after }: DeletedBusinessPoliciesQueryVariables): DeletedBusinessPoliciesQuery => {
    const begin = Number(after ?? 0)
    const end = begin + (first ?? 50)
    return {
      __typename: 'Query',
      deletedBusinessPolicies: {
        __typename: 'DeletedBusinessPolicyPage',
        items: rows.slice(begin, end),
        total: rows.length,
        endCursor: end < rows.length ? String(end) : null,
      },
    }
  }

const gone = { code: 'NOT_FOUND', message: 'This policy does not exist, or it was removed.' }

/** What the page of a policy asks of one that is not there. */
export const noPolicy = failing(gone, { businessPolicy: null })
/** Of one that can't come back any more. */
export const notDeleted = failing(gone, { deletedBusinessPolicy: null })
