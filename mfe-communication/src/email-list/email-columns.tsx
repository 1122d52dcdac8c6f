import {
  csvTime,
  type DataTableColumn,
  DateTime,
  formatDateTime,
  RowTitle,
  StateBadge,
  TruncatedText,
} from '@coverdesk/design-system'
import type { EmailThreadRowFragment } from '../generated/documents'
import { subjectOf, threadStateName, waitingName } from '../words/email-labels'

type Row = EmailThreadRowFragment

/** An address that stands for the name is not said twice. */
const addressBeside = ({ customerName, fromEmail }: Row) => (fromEmail === customerName ? '' : fromEmail)

/** The whole row on a phone: who is to write next matters more than that the thread is active. */
export const emailOnPhone = (thread: Row) => (
  <RowTitle
    name={thread.customerName}
    detail={`${subjectOf(thread)} · ${formatDateTime(thread.updatedAt)}`}
    badge={
      thread.state === 'ENDED' ? (
        <StateBadge of="emailThread" state={thread.state} />
      ) : (
        <StateBadge of="waitingFor" state={thread.waitingFor} />
      )
    }
  />
)

/** Specification 3 §2. */
export const emailColumns: readonly DataTableColumn<Row>[] = [
  {
    id: 'customer',
    header: 'Customer',
    width: '4fr',
    minWidth: 220,
    cell: thread => <RowTitle name={thread.customerName} detail={addressBeside(thread)} />,
    sort: { ascending: 'CUSTOMER_ASC', descending: 'CUSTOMER_DESC' },
    csv: { Customer: ({ customerName }) => customerName, 'Email Address': ({ fromEmail }) => fromEmail },
  },
  {
    id: 'subject',
    header: 'Subject',
    width: '5fr',
    minWidth: 200,
    cell: thread => <TruncatedText text={subjectOf(thread)} />,
    sort: { ascending: 'SUBJECT_ASC', descending: 'SUBJECT_DESC' },
    csv: { Subject: ({ subject }) => subject },
  },
  {
    id: 'status',
    header: 'Status',
    width: '2fr',
    minWidth: 96,
    cell: ({ state }) => <StateBadge of="emailThread" state={state} />,
    csv: { Status: ({ state }) => threadStateName(state) },
  },
  {
    id: 'waiting',
    header: 'Waiting For',
    width: '2fr',
    minWidth: 112,
    cell: ({ waitingFor }) => <StateBadge of="waitingFor" state={waitingFor} />,
    csv: { 'Waiting For': ({ waitingFor }) => waitingName(waitingFor) },
  },
  {
    id: 'updated',
    header: 'Last Update',
    width: '3fr',
    minWidth: 184,
    align: 'end',
    quiet: true,
    cell: ({ updatedAt }) => <DateTime value={updatedAt} />,
    sort: { ascending: 'UPDATED_AT_ASC', descending: 'UPDATED_AT_DESC' },
    csv: { 'Last Update': ({ updatedAt }) => csvTime(updatedAt) },
  },
]
