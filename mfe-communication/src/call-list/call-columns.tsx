import {
  csvTime,
  type DataTableColumn,
  DateTime,
  formatDateTime,
  formatPhone,
  RowTitle,
  StateBadge,
  TruncatedText,
} from '@coverdesk/design-system'
import type { CallRowFragment } from '../generated/documents'
import { CallDuration } from '../words/CallDuration'
import { callDuration } from '../words/call-duration'
import { customerOf, statusName } from '../words/call-labels'
import { endReason } from '../words/end-reasons'

type Row = CallRowFragment

const dash = '–'
const numberOf = ({ fromNumber }: Row) => (fromNumber ? formatPhone(fromNumber) : '')

/** The whole row on a phone. */
export const callOnPhone = (call: Row) => (
  <RowTitle
    name={customerOf(call)}
    detail={[numberOf(call), call.startedAt && formatDateTime(call.startedAt)].filter(Boolean).join(' · ')}
    badge={<StateBadge of="call" state={call.status} />}
  />
)

/** Specification 3 §2. */
export const callColumns: readonly DataTableColumn<Row>[] = [
  {
    id: 'customer',
    header: 'Customer',
    width: '5fr',
    minWidth: 220,
    cell: call => <RowTitle name={customerOf(call)} />,
    sort: { ascending: 'CUSTOMER_ASC', descending: 'CUSTOMER_DESC' },
    csv: { Customer: customerOf },
  },
  {
    id: 'number',
    header: 'Phone Number',
    width: '3fr',
    minWidth: 144,
    cell: call => numberOf(call) || dash,
    csv: { 'Phone Number': numberOf },
  },
  {
    id: 'status',
    header: 'Status',
    width: '2fr',
    minWidth: 112,
    cell: ({ status }) => <StateBadge of="call" state={status} />,
    csv: { Status: ({ status }) => statusName(status) },
  },
  {
    id: 'reason',
    header: 'End Reason',
    width: '3fr',
    minWidth: 156,
    quiet: true,
    cell: ({ disconnectionReason }) => <TruncatedText text={endReason(disconnectionReason) || dash} />,
    csv: { 'End Reason': ({ disconnectionReason }) => endReason(disconnectionReason) },
  },
  {
    id: 'duration',
    header: 'Duration',
    width: '2fr',
    minWidth: 104,
    align: 'end',
    cell: call => <CallDuration call={call} />,
    csv: { Duration: ({ startedAt, endedAt }) => callDuration(startedAt, endedAt, Date.now()) },
  },
  {
    id: 'started',
    header: 'Timestamp',
    width: '3fr',
    minWidth: 184,
    align: 'end',
    quiet: true,
    cell: ({ startedAt }) => (startedAt ? <DateTime value={startedAt} /> : dash),
    sort: { ascending: 'STARTED_AT_ASC', descending: 'STARTED_AT_DESC' },
    csv: { Timestamp: ({ startedAt }) => startedAt && csvTime(startedAt) },
  },
]
