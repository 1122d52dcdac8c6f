import { type DataTableColumn, RowTitle } from '@coverdesk/design-system'
import { AccountTypeBadge } from '../account-type/AccountTypeBadge'
import type { AccountRowFragment } from '../generated/documents'
import { AddressCell } from './AddressCell'

/** Name with type and e-mail: the first column, and the whole row on a phone. */
export const accountTitle = ({ type, details }: AccountRowFragment) => (
  <RowTitle name={details.name} detail={details.email} badge={<AccountTypeBadge type={type} />} />
)

export const accountColumns: readonly DataTableColumn<AccountRowFragment>[] = [
  { id: 'name', header: 'Name', width: 'minmax(0, 6fr)', cell: accountTitle },
  {
    id: 'address',
    header: 'Address',
    width: 'minmax(0, 5fr)',
    quiet: true,
    cell: ({ details }) => <AddressCell address={details.mailingAddress} />,
  },
]
