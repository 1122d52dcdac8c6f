import { formatDate } from '@coverdesk/design-system'
import type {
  ServiceRequestEventFragment,
  ServiceRequestInitiatorType,
  ServiceRequestUpdateType,
} from '../generated/documents'
import { noOne } from '../words/request-labels'
import { changeText, changeTitle } from './change-labels'

type Event = ServiceRequestEventFragment

const initiators: Record<ServiceRequestInitiatorType, string | undefined> = {
  AGENCY_CLIENT: 'The client',
  // They have a name.
  AGENCY_USER: undefined,
  ANONYMOUS: 'Someone anonymous',
  CRONJOB: 'Coverdesk',
  OYSTER: 'Cara',
  WORKFLOW: 'A workflow',
}

/** Who changed it: someone at the agency, the product, or “unknown” (specification 2 §4). */
export const initiatorOf = ({ updateInitiatorType, updateInitiator }: Event): string =>
  (updateInitiatorType && initiators[updateInitiatorType]) || updateInitiator?.name || 'unknown'

const titles: Record<ServiceRequestUpdateType, (event: Event) => string> = {
  ADD_SERVICE_REQUEST_COMMENT: () => 'commented',
  ASSIGN_SERVICE_REQUEST: ({ snapshot }) => `assigned this request to ${snapshot.assignee?.name || noOne}`,
  CLOSE_SERVICE_REQUEST: () => 'resolved this request',
  CREATE_SERVICE_REQUEST: () => 'created this request',
  ENRICH_SERVICE_REQUEST: () => 'added details to this request',
  UPDATE_SERVICE_REQUEST: ({ reason }) => (reason ? 'reopened this request' : 'updated this request'),
  UPDATE_SERVICE_REQUEST_DUE_AT: ({ snapshot }) =>
    snapshot.dueAt ? `changed the due date to ${formatDate(snapshot.dueAt)}` : 'removed the due date',
}

/** “Maya Reyes assigned this request to no one and removed the due date” */
export const eventTitle = (event: Event): string => `${initiatorOf(event)} ${partsOf(event).join(' and ')}`

function partsOf(event: Event): string[] {
  const { updateTypes, changes } = event
  const isDuplicate = changes.some(({ kind }) => kind === 'MARKED_DUPLICATE')
  const own = updateTypes.filter(type => {
    // What changed says more than that something did, and a duplicate is closed, not resolved.
    if (type === 'UPDATE_SERVICE_REQUEST' || type === 'ENRICH_SERVICE_REQUEST') return changes.length === 0
    return !(type === 'CLOSE_SERVICE_REQUEST' && isDuplicate)
  })
  const others = changes.filter(({ kind }) => kind !== 'CORRECTED' && kind !== 'ADDED')
  const words = [
    ...wordsTitle(changes, 'ADDED', 'added details'),
    ...wordsTitle(changes, 'CORRECTED', 'corrected details'),
  ]
  return [...own.map(type => titles[type](event)), ...words, ...others.map(changeTitle)]
}

/** Several words of a kind are named once. */
function wordsTitle(changes: Event['changes'], kind: 'ADDED' | 'CORRECTED', several: string): string[] {
  const found = changes.filter(change => change.kind === kind)
  return found.length > 1 ? [several] : found.map(changeTitle)
}

/** What was said along with a change, and what it changed: why it was reopened, how it was resolved. */
export function eventText({ updateTypes, reason, snapshot, changes }: Event): string | null {
  const said = reason ?? (updateTypes.includes('CLOSE_SERVICE_REQUEST') ? snapshot.resolutionNotes : null)
  const lines = [said, ...changes.map(changeText)].filter(Boolean)
  return lines.length > 0 ? lines.join('\n') : null
}
