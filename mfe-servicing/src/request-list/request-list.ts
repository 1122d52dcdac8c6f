import { currentSession, defineList, type FilterDefinition } from '@coverdesk/plugin-sdk'
import { type ServiceRequestState, ServiceRequestsDocument, type ServiceRequestType } from '../generated/documents'
import { dueHeading } from '../words/due-days'
import { requestStates, requestTypes, typeName } from '../words/request-labels'
import { type DuePeriod, duePeriods, duePeriodVariables } from './due-periods'
import { customerOf, requestColumns } from './request-columns'

/** What the address of the list may name. */
interface Filters {
  state: ServiceRequestState
  type: ServiceRequestType
  assigned: string
  due: DuePeriod
  waiting: 'yes' | 'no'
  loss: 'yes'
}

/** In the place of the reader’s own id: such an address can be passed on and kept as a view. */
export const me = 'me'
/** In the place of an id: no one has the request. */
export const unassigned = 'none'

const filters: { readonly [Name in keyof Filters]: FilterDefinition<Filters[Name]> } = {
  // Specification 2 §9: Open unless another status, or any, is chosen.
  state: { label: 'Status', options: requestStates, initial: 'OPEN' },
  type: { label: 'Request Type', options: requestTypes },
  assigned: { label: 'Assignee' },
  due: { label: 'Due', options: duePeriods },
  waiting: {
    label: 'Waiting on',
    options: [
      { value: 'yes', label: 'Client or carrier' },
      { value: 'no', label: 'No one' },
    ],
  },
  loss: { label: 'Loss', options: [{ value: 'yes', label: 'Reported' }] },
}

/** The agency’s service requests, the last opened first: `?filter=bay&state=CLOSED&assigned=me&group=due`. */
export const requestList = defineList({
  id: 'service-requests',
  document: ServiceRequestsDocument,
  pageOf: ({ serviceRequests }) => serviceRequests,
  order: 'OPENED_AT_DESC',
  columns: requestColumns,
  exportedBy: 'servicing',
  filters,
  groups: {
    due: {
      label: 'Due date',
      sorts: ['DUE_AT_ASC', 'DUE_AT_DESC'],
      headingOf: ({ dueAt }, { state }) =>
        dueHeading(dueAt, { timeZone: currentSession().agency.timeZone, onlyOpen: state === 'OPEN' }),
    },
    assignee: {
      label: 'Assignee',
      sorts: ['ASSIGNEE_ASC', 'ASSIGNEE_DESC'],
      headingOf: ({ assignee }) => (assignee ? assignee.name || 'Unnamed user' : 'Unassigned'),
    },
    type: { label: 'Request type', sorts: ['TYPE_ASC', 'TYPE_DESC'], headingOf: ({ type }) => typeName(type) },
    account: { label: 'Account', sorts: ['CUSTOMER_ASC', 'CUSTOMER_DESC'], headingOf: customerOf },
  },
  views: [
    // What waits on someone else is nothing to do.
    { id: 'mine', name: 'Mine', filters: { state: 'OPEN', assigned: me, waiting: 'no' }, sort: 'DUE_AT_ASC' },
    { id: 'unassigned', name: 'Unassigned', filters: { state: 'OPEN', assigned: unassigned } },
    { id: 'due-this-week', name: 'Due this week', filters: { state: 'OPEN', due: 'week' }, sort: 'DUE_AT_ASC' },
    { id: 'overdue', name: 'Overdue', filters: { state: 'OPEN', due: 'overdue' }, sort: 'DUE_AT_ASC' },
    { id: 'closed', name: 'Closed', filters: { state: 'CLOSED' } },
  ],
  variables: ({ search, filters: set, sort }) => {
    const { state, type, assigned, due, waiting, loss } = set as Partial<Filters>
    return {
      ...(search && { search }),
      ...(sort && { sort }),
      ...(state && { state }),
      ...(type && { type }),
      ...(assigned && assigneeFilter(assigned)),
      ...(due && duePeriodVariables(due, currentSession().agency.timeZone)),
      ...(waiting && { isWaiting: waiting === 'yes' }),
      ...(loss && { isLoss: true }),
    }
  },
})

function assigneeFilter(assigned: string) {
  if (assigned === unassigned) return { isUnassigned: true }
  return assigned === me ? { isMine: true } : { assigneeId: assigned }
}
