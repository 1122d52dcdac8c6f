import { csvDay, type DataTableColumn, DateTime, formatDate, RowTitle } from '@coverdesk/design-system'
import { defineList } from '@coverdesk/plugin-sdk'
import { DeletedBusinessPoliciesDocument, type DeletedPolicyFragment } from '../generated/documents'
import { OptionalText } from '../record-parts/OptionalText'
import { typeName } from '../words/policy-types'

/** Whoever has deleted a policy may have left since. */
export const deleterOf = ({ deletedBy }: Pick<DeletedPolicyFragment, 'deletedBy'>) => deletedBy?.name || 'A former user'

const accountTitle = ({ accountName }: DeletedPolicyFragment) => <RowTitle name={accountName} />

/** The whole row on a phone. */
export const deletedOnPhone = ({ accountName, type, restorableUntil }: DeletedPolicyFragment) => (
  <RowTitle name={accountName} detail={`${typeName(type)} · until ${formatDate(restorableUntil)}`} />
)

const columns: readonly DataTableColumn<DeletedPolicyFragment>[] = [
  {
    id: 'account',
    header: 'Account',
    width: '5fr',
    minWidth: 220,
    cell: accountTitle,
    csv: { Account: ({ accountName }) => accountName },
  },
  {
    id: 'type',
    header: 'Type',
    width: '4fr',
    minWidth: 170,
    cell: ({ type }) => typeName(type),
    csv: { Type: ({ type }) => typeName(type) },
  },
  {
    id: 'number',
    header: 'Policy number',
    width: '3fr',
    minWidth: 140,
    quiet: true,
    cell: ({ policyNumber }) => <OptionalText text={policyNumber} />,
    csv: { 'Policy number': ({ policyNumber }) => policyNumber },
  },
  {
    id: 'deleted-by',
    header: 'Deleted by',
    width: '3fr',
    minWidth: 150,
    quiet: true,
    cell: deleterOf,
    csv: { 'Deleted by': deleterOf },
  },
  {
    id: 'deleted',
    header: 'Deleted',
    width: '2fr',
    minWidth: 170,
    align: 'end',
    quiet: true,
    cell: ({ deletedAt }) => <DateTime value={deletedAt} />,
    csv: { Deleted: ({ deletedAt }) => deletedAt },
  },
  {
    id: 'until',
    header: 'Restorable until',
    width: '2fr',
    minWidth: 140,
    align: 'end',
    cell: ({ restorableUntil }) => formatDate(restorableUntil),
    csv: { 'Restorable until': ({ restorableUntil }) => csvDay(restorableUntil) },
  },
]

/** Policies that were deleted and can still come back, the last deleted first. */
export const deletedList = defineList({
  id: 'deleted-policies',
  document: DeletedBusinessPoliciesDocument,
  pageOf: ({ deletedBusinessPolicies }) => deletedBusinessPolicies,
  searchable: false,
  columns,
  filters: {},
  variables: () => ({}),
})
