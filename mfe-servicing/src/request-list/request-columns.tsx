import {
  Badge,
  csvDay,
  csvTime,
  type DataTableColumn,
  formatDate,
  formatDateTime,
  makeStyles,
  RowTitle,
  StateBadge,
  TruncatedText,
  tokens,
} from '@coverdesk/design-system'
import { currentSession } from '@coverdesk/plugin-sdk'
import type { ServiceRequestRowFragment } from '../generated/documents'
import { timeLeft } from '../words/due-days'
import { dash, requestStates, typeName } from '../words/request-labels'
import { DueDate } from './DueDate'
import { requestBadges } from './RequestBadges'

type Row = ServiceRequestRowFragment

const useStyles = makeStyles({
  none: { color: tokens.textTertiary },
})

export const customerOf = ({ customerName }: Pick<Row, 'customerName'>): string => customerName || dash

function OptionalText({ text }: { text: string | null | undefined }) {
  const styles = useStyles()
  return text ? <TruncatedText text={text} /> : <span className={styles.none}>{dash}</span>
}

/** On a phone there is room for one of them. */
const phoneBadge = ({ state, isLoss, waiting }: Row) => {
  if (isLoss) return <Badge tone="red">Loss</Badge>
  if (waiting) return <Badge tone="amber">Waiting</Badge>
  return <StateBadge of="serviceRequest" state={state} />
}

const dueOnPhone = ({ state, dueAt }: Row) =>
  dueAt && (state === 'OPEN' ? timeLeft(dueAt, currentSession().agency.timeZone) : `due ${formatDate(dueAt)}`)

/** The whole row on a phone. */
export const requestOnPhone = (request: Row) => (
  <RowTitle
    name={customerOf(request)}
    detail={[typeName(request.type), request.dueAt && dueOnPhone(request)].filter(Boolean).join(' · ')}
    badge={phoneBadge(request)}
  />
)

/** Specification 2 §2. */
export const requestColumns: readonly DataTableColumn<Row>[] = [
  {
    id: 'customer',
    header: 'Customer',
    width: '5fr',
    minWidth: 220,
    cell: request => <RowTitle name={customerOf(request)} below={requestBadges(request)} />,
    sort: { ascending: 'CUSTOMER_ASC', descending: 'CUSTOMER_DESC' },
    csv: { Customer: ({ customerName }) => customerName },
  },
  {
    id: 'status',
    header: 'Status',
    width: '2fr',
    minWidth: 96,
    cell: ({ state }) => <StateBadge of="serviceRequest" state={state} />,
    csv: { Status: ({ state }) => requestStates.find(({ value }) => value === state)?.label },
  },
  {
    id: 'type',
    header: 'Request Type',
    width: '4fr',
    minWidth: 180,
    cell: ({ type }) => typeName(type),
    sort: { ascending: 'TYPE_ASC', descending: 'TYPE_DESC' },
    csv: { 'Request Type': ({ type }) => typeName(type) },
  },
  {
    id: 'assignee',
    header: 'Assignee',
    width: '3fr',
    minWidth: 140,
    quiet: true,
    cell: ({ assignee }) => <OptionalText text={assignee?.name} />,
    sort: { ascending: 'ASSIGNEE_ASC', descending: 'ASSIGNEE_DESC' },
    csv: { Assignee: ({ assignee }) => assignee?.name },
  },
  {
    id: 'due',
    header: 'Due Date',
    width: '2fr',
    minWidth: 116,
    align: 'end',
    cell: ({ state, dueAt }) => <DueDate state={state} dueAt={dueAt} />,
    sort: { ascending: 'DUE_AT_ASC', descending: 'DUE_AT_DESC' },
    csv: { 'Due Date': ({ dueAt }) => dueAt && csvDay(dueAt) },
  },
  {
    id: 'opened',
    header: 'Opened At',
    width: '3fr',
    minWidth: 184,
    align: 'end',
    quiet: true,
    cell: ({ createdAt }) => formatDateTime(createdAt),
    sort: { ascending: 'OPENED_AT_ASC', descending: 'OPENED_AT_DESC' },
    csv: { 'Opened At': ({ createdAt }) => csvTime(createdAt) },
  },
]
