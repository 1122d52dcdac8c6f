import type { ServiceRequestActivityQuery } from '../generated/documents'
import { eventText, eventTitle, initiatorOf } from './event-labels'

type Activity = NonNullable<ServiceRequestActivityQuery['serviceRequest']>

/** An entry of the timeline. */
export interface ActivityEvent {
  id: string
  at: string
  person: string
  title: string
  text: string | null
  /** Of a resolution: what the client got. */
  files?: readonly { name: string; url: string; mimeType: string; size: number }[]
  /** Colleagues that a comment mentions. */
  mentions?: readonly { id: string; name: string }[]
}

/** Changes and comments in one order, the newest first. A comment shows its text in place of its version. */
export function activityEvents({ versionHistory, comments }: Activity): ActivityEvent[] {
  const versions = versionHistory
    .filter(({ updateTypes }) => updateTypes.some(type => type !== 'ADD_SERVICE_REQUEST_COMMENT'))
    .map(event => ({
      id: event.id,
      at: event.createdAt,
      person: initiatorOf(event),
      title: eventTitle(event),
      text: eventText(event),
      files: event.updateTypes.includes('CLOSE_SERVICE_REQUEST') ? event.snapshot.resolutionFiles : [],
    }))
  const written = (comments?.items ?? []).map(({ id, createdAt, content, agencyUser, mentions: named }) => {
    const person = agencyUser?.name || 'unknown'
    const mentions = named.flatMap(({ id: userId, name }) => (name ? [{ id: userId, name }] : []))
    return { id: `comment ${id}`, at: createdAt, person, title: `${person} commented`, text: content, mentions }
  })
  return [...versions, ...written].sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
