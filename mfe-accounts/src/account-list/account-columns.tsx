import { csvDay, type DataTableColumn, formatDate, formatPhone, RowTitle } from '@coverdesk/design-system'
import { AccountTypeBadge } from '../account-type/AccountTypeBadge'
import { accountTypes } from '../account-type/account-types'
import type { AccountRowFragment } from '../generated/documents'
import { AddressCell } from './AddressCell'
import { OptionalText } from './OptionalText'

/** Name with type and e-mail: the first column, and the whole row on a phone. */
export const accountTitle = ({ type, details }: AccountRowFragment) => (
  <RowTitle name={details.name} detail={details.email} badge={<AccountTypeBadge type={type} />} />
)

export const accountColumns: readonly DataTableColumn<AccountRowFragment>[] = [
  {
    id: 'name',
    header: 'Name',
    width: '6fr',
    minWidth: 280,
    cell: accountTitle,
    sort: { ascending: 'NAME_ASC', descending: 'NAME_DESC' },
    csv: {
      Name: ({ details }) => details.name,
      Type: ({ type }) => accountTypes.find(({ value }) => value === type)?.label,
      Email: ({ details }) => details.email,
    },
  },
  {
    id: 'address',
    header: 'Address',
    width: '5fr',
    minWidth: 180,
    quiet: true,
    cell: ({ details }) => <AddressCell address={details.mailingAddress} />,
    csv: {
      Address: ({ details }) => details.mailingAddress?.line1,
      City: ({ details }) => details.mailingAddress?.city,
      State: ({ details }) => details.mailingAddress?.zone,
      ZIP: ({ details }) => details.mailingAddress?.postalCode,
    },
  },
  {
    id: 'phone',
    header: 'Phone',
    width: '2fr',
    minWidth: 140,
    quiet: true,
    hidden: true,
    cell: ({ details }) => <OptionalText text={details.phone && formatPhone(details.phone)} />,
    csv: { Phone: ({ details }) => details.phone && formatPhone(details.phone) },
  },
  {
    id: 'contact',
    header: 'Contact',
    width: '3fr',
    minWidth: 140,
    quiet: true,
    hidden: true,
    cell: ({ contacts }) => <OptionalText text={contacts?.[0]?.name} />,
    csv: { Contact: ({ contacts }) => contacts?.[0]?.name, 'Contact email': ({ contacts }) => contacts?.[0]?.email },
  },
  {
    id: 'created',
    header: 'Created',
    width: '2fr',
    minWidth: 124,
    align: 'end',
    quiet: true,
    hidden: true,
    cell: ({ createdAt }) => <OptionalText text={createdAt && formatDate(createdAt)} />,
    sort: { ascending: 'CREATED_AT_ASC', descending: 'CREATED_AT_DESC' },
    csv: { Created: ({ createdAt }) => createdAt && csvDay(createdAt) },
  },
]
