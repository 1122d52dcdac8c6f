import { csvDay, type DataTableColumn, formatDate, formatLimit, RowTitle, StateBadge } from '@coverdesk/design-system'
import type { PolicyRowFragment } from '../generated/documents'
import { OptionalText } from '../record-parts/OptionalText'
import { TwoLines } from '../record-parts/TwoLines'
import { policyStates, wordsOf } from '../words/policy-labels'
import { typeName } from '../words/policy-types'

/** Accounts may not answer at the moment; the policy is there anyway. */
export const accountNameOf = ({ account }: Pick<PolicyRowFragment, 'account'>) =>
  account?.details.name ?? 'Account not available'

/** Name and e-mail of the account: the first column. */
const accountTitle = (policy: PolicyRowFragment) => (
  <RowTitle
    name={accountNameOf(policy)}
    {...(policy.account?.details.email && { detail: policy.account.details.email })}
  />
)

/** The whole row on a phone. */
export const policyOnPhone = (policy: PolicyRowFragment) => (
  <RowTitle
    name={accountNameOf(policy)}
    detail={[typeName(policy.type), policy.carrier?.name].filter(Boolean).join(' · ')}
    badge={<StateBadge of="policy" state={policy.state} />}
  />
)

export const policyColumns: readonly DataTableColumn<PolicyRowFragment>[] = [
  {
    id: 'account',
    header: 'Account',
    width: '5fr',
    minWidth: 220,
    cell: accountTitle,
    sort: { ascending: 'ACCOUNT_NAME_ASC', descending: 'ACCOUNT_NAME_DESC' },
    csv: { Account: accountNameOf, Email: ({ account }) => account?.details.email },
  },
  {
    id: 'status',
    header: 'Status',
    width: '2fr',
    minWidth: 104,
    cell: ({ state }) => <StateBadge of="policy" state={state} />,
    csv: { Status: ({ state }) => wordsOf(policyStates, state) },
  },
  {
    id: 'type',
    header: 'Type',
    width: '4fr',
    minWidth: 170,
    cell: ({ type }) => <OptionalText text={typeName(type)} />,
    csv: { Type: ({ type }) => typeName(type) },
  },
  {
    id: 'carrier',
    header: 'Carrier',
    width: '4fr',
    minWidth: 160,
    quiet: true,
    cell: ({ carrier, policyNumber }) => <TwoLines first={carrier?.name} second={policyNumber} />,
    csv: { Carrier: ({ carrier }) => carrier?.name, 'Policy number': ({ policyNumber }) => policyNumber },
  },
  {
    id: 'expires',
    header: 'Expires',
    width: '2fr',
    minWidth: 116,
    align: 'end',
    quiet: true,
    cell: ({ expiresAt }) => <OptionalText text={expiresAt && formatDate(expiresAt)} />,
    sort: { ascending: 'EXPIRES_AT_ASC', descending: 'EXPIRES_AT_DESC' },
    csv: { Expires: ({ expiresAt }) => expiresAt && csvDay(expiresAt) },
  },
  {
    id: 'premium',
    header: 'Premium',
    width: '2fr',
    minWidth: 108,
    align: 'end',
    cell: ({ pricing }) => formatLimit(pricing.premium),
    sort: { ascending: 'PREMIUM_ASC', descending: 'PREMIUM_DESC' },
    csv: { Premium: ({ pricing }) => pricing.premium / 100 },
  },
  {
    id: 'assignedTo',
    header: 'Assigned to',
    width: '3fr',
    minWidth: 132,
    quiet: true,
    cell: ({ agencyUser }) => <OptionalText text={agencyUser?.name} />,
    csv: { 'Assigned to': ({ agencyUser }) => agencyUser?.name },
  },
]
