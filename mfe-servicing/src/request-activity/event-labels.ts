import { formatDate } from '@coverdesk/design-system'
import type { ServiceRequestEventFragment, ServiceRequestUpdateType } from '../generated/documents'
import { noOne } from '../words/request-labels'
import { changeText, changeTitle } from './change-labels'

type Event = ServiceRequestEventFragment

/** Who changed it: someone at the agency, Cara, or “unknown” (specification 2 §4). */
export const initiatorOf = ({ updateInitiatorType, updateInitiator }: Event): string =>
  updateInitiatorType === 'COPILOT' ? 'Cara' : updateInitiator?.name || 'unknown'

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
    if (type === 'UPDATE_SERVICE_REQUEST') return changes.length === 0
    return !(type === 'CLOSE_SERVICE_REQUEST' && isDuplicate)
  })
  const corrections = changes.filter(({ kind }) => kind === 'CORRECTED')
  const others = changes.filter(({ kind }) => kind !== 'CORRECTED')
  const corrected = corrections.length > 1 ? ['corrected details'] : corrections.map(changeTitle)
  return [...own.map(type => titles[type](event)), ...corrected, ...others.map(changeTitle)]
}

/** What was said along with a change, and what it changed: why it was reopened, how it was resolved. */
export function eventText({ updateTypes, reason, snapshot, changes }: Event): string | null {
  const said = reason ?? (updateTypes.includes('CLOSE_SERVICE_REQUEST') ? snapshot.resolutionNotes : null)
  const lines = [said, ...changes.map(changeText)].filter(Boolean)
  return lines.length > 0 ? lines.join('\n') : null
}
