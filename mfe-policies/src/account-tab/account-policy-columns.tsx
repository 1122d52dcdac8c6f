import { ButtonLink, formatDate, type RecordColumn, StateBadge } from '@coverdesk/design-system'
import type { AccountPoliciesQuery } from '../generated/documents'
import { overviewPath } from '../paths'
import { OptionalText } from '../record-parts/OptionalText'
import { TwoLines } from '../record-parts/TwoLines'
import { notKnown } from '../words/policy-labels'
import { typeName } from '../words/policy-types'

type AccountPolicy = NonNullable<NonNullable<AccountPoliciesQuery['account']>['businessPolicies']>['items'][number]

/** Specification 1 §2, policies of a business account. */
export const accountPolicyColumns: readonly RecordColumn<AccountPolicy>[] = [
  {
    header: 'Coverage',
    cell: ({ type, policyNumber }) => <TwoLines first={typeName(type)} second={policyNumber ?? notKnown} />,
  },
  { header: 'Status', cell: ({ state }) => <StateBadge of="policy" state={state} /> },
  { header: 'Carrier', cell: ({ carrier }) => <OptionalText text={carrier?.name} /> },
  { header: 'Expiration Date', cell: ({ expiresAt }) => (expiresAt ? formatDate(expiresAt) : notKnown) },
  {
    header: 'View',
    align: 'end',
    cell: ({ id, type, policyNumber }) => (
      <ButtonLink
        small
        appearance="subtle"
        to={overviewPath(id)}
        aria-label={`View ${typeName(type)} ${policyNumber ?? ''}`.trim()}
      >
        View
      </ButtonLink>
    ),
  },
]
