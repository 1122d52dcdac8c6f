import { csvDay, type DataTableColumn, formatDate, RowTitle, TruncatedText } from '@coverdesk/design-system'
import { currentSession, defineList } from '@coverdesk/plugin-sdk'
import { OptionalText } from '../account-list/OptionalText'
import { type HolderProfileFragment, HoldersDocument } from '../generated/documents'

const placeOf = ({ address }: HolderProfileFragment) => `${address.city}, ${address.zone}`

/** The day of the last certificate in the agency's calendar, as the document has it. */
const lastIssued = ({ lastIssuedAt }: HolderProfileFragment) =>
  lastIssuedAt && formatDate(lastIssuedAt, currentSession().agency.timeZone)

/** Name with the street: the first column. */
const holderTitle = ({ name, address }: HolderProfileFragment) => <RowTitle name={name} detail={address.line1} />

/** The whole row on a phone, where the place says more than the street. */
export const holderPhoneRow = (holder: HolderProfileFragment) => (
  <RowTitle name={holder.name} detail={placeOf(holder)} />
)

const columns: readonly DataTableColumn<HolderProfileFragment>[] = [
  {
    id: 'name',
    header: 'Certificate holder',
    width: '6fr',
    minWidth: 280,
    cell: holderTitle,
    csv: {
      'Certificate holder': ({ name }) => name,
      Address: ({ address }) => address.line1,
      'Suite, unit, floor': ({ address }) => address.line2,
    },
  },
  {
    id: 'place',
    header: 'City and state',
    width: '4fr',
    minWidth: 160,
    quiet: true,
    cell: holder => <TruncatedText text={placeOf(holder)} />,
    csv: {
      City: ({ address }) => address.city,
      State: ({ address }) => address.zone,
      ZIP: ({ address }) => address.postalCode,
    },
  },
  {
    id: 'certificates',
    header: 'Certificates',
    width: '2fr',
    minWidth: 110,
    align: 'end',
    quiet: true,
    cell: ({ certificateCount }) => certificateCount.toLocaleString('en-US'),
    csv: { Certificates: ({ certificateCount }) => certificateCount },
  },
  {
    id: 'last-issued',
    header: 'Last issued',
    width: '2fr',
    minWidth: 124,
    align: 'end',
    quiet: true,
    cell: holder => <OptionalText text={lastIssued(holder)} />,
    csv: { 'Last issued': ({ lastIssuedAt }) => lastIssuedAt && csvDay(lastIssuedAt) },
  },
]

/** Everyone you’ve issued certificates to, by name: `?filter=oak`. */
export const holderList = defineList({
  id: 'certificate-holders',
  document: HoldersDocument,
  pageOf: ({ certificateHolders }) => certificateHolders,
  columns,
  filters: {},
  variables: ({ search }) => (search ? { search } : {}),
})
