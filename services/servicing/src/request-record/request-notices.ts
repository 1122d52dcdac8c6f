import { notify } from '@coverdesk/kit'
import { type RequestType, titleOf, type WaitingParty } from '../models/enumerations.ts'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import { customerOf } from './request-names.ts'
import { wordsOf } from './words-of-request.ts'

const nouns: Record<RequestType, string> = {
  ADD_ADDITIONAL_INSURED: 'additional insured request',
  CANCEL_POLICY: 'cancellation request',
  CREATE_CERTIFICATE: 'certificate request',
  DOCUMENT_REQUEST: 'document request',
  ENDORSE_POLICY: 'endorsement request',
  OTHER: 'service request',
  QUESTION: 'question',
  QUOTE_REQUEST: 'quote request',
}

const nounOf = (request: ServiceRequestRecord) => nouns[wordsOf(request).type]
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function oneOf(request: ServiceRequestRecord) {
  const noun = nounOf(request)
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

const aboutOf = (request: ServiceRequestRecord) =>
  [customerOf(request), titleOf(wordsOf(request).type)].filter(Boolean).join(' · ')

const pathOf = ({ _id }: ServiceRequestRecord, tab = 'overview') => `/app/servicing/${_id}/${tab}`

const of = (request: ServiceRequestRecord) => ({ about: aboutOf(request), path: pathOf(request) })

const assigneesOf = ({ assigneeId }: ServiceRequestRecord) => (assigneeId ? [assigneeId] : [])

/** To whoever has them from now on: one notice, however many there are. */
export function noticeAssigned(requests: readonly ServiceRequestRecord[]): void {
  const [first, ...others] = requests
  if (!first?.assigneeId) return
  const isOne = others.length === 0
  notify({
    ...{ kind: 'ASSIGNED', to: [first.assigneeId] },
    text: isOne ? `assigned ${oneOf(first)} to you` : `assigned ${requests.length} requests to you`,
    ...(isOne ? of(first) : ofMany(first, others.length)),
  })
}

const ofMany = (first: ServiceRequestRecord, others: number) => ({
  about: `${customerOf(first) ?? titleOf(wordsOf(first).type)} and ${others} more`,
  path: '/app/servicing?assigned=me',
})

/** A loss can’t wait for its assignee: everyone is alerted. */
export function noticeLoss(request: ServiceRequestRecord, isBySomeone: boolean): void {
  const text = isBySomeone ? 'reported a loss' : 'A loss was reported'
  notify({ kind: 'LOSS_REPORTED', to: 'EVERYONE', text, ...of(request) })
}

export const noticeResolved = (request: ServiceRequestRecord): void =>
  notify({
    ...{ kind: 'RESOLVED', to: assigneesOf(request) },
    text: `resolved ${oneOf(request)} that is assigned to you`,
    ...of(request),
  })

/** @param mentioned are told of the mention, not of a comment on their request as well */
export function noticeComment(request: ServiceRequestRecord, excerpt: string, mentioned: readonly string[]): void {
  const where = { about: aboutOf(request), path: pathOf(request, 'activity'), excerpt }
  const on = `on ${oneOf(request)}`
  notify({ kind: 'MENTIONED', to: mentioned, text: `mentioned you ${on}`, ...where })
  const others = assigneesOf(request).filter(id => !mentioned.includes(id))
  notify({ kind: 'COMMENTED', to: others, text: `commented ${on} assigned to you`, ...where })
}

const parties: Record<WaitingParty, string> = { CLIENT: 'client', CARRIER: 'carrier' }

/** On the day on which a waiting ends: to the assignee, or to everyone where there is none. */
export const noticeFollowUp = (request: ServiceRequestRecord, on: WaitingParty, day: string): void =>
  notify({
    ...{ kind: 'FOLLOW_UP', to: request.assigneeId ? [request.assigneeId] : 'EVERYONE' },
    text: `Time to follow up with the ${parties[on]} on ${oneOf(request)}`,
    ...of(request),
    key: `follow-up ${request._id} ${day}`,
  })

/** @param day on which it is due */
export function noticeDue(kind: 'DUE_TOMORROW' | 'OVERDUE', request: ServiceRequestRecord, day: string): void {
  const when = kind === 'OVERDUE' ? 'is overdue' : 'is due tomorrow'
  const key = `${kind.toLowerCase().replace('_', '-')} ${request._id} ${day}`
  const text = `${capitalized(nounOf(request))} ${when}`
  notify({ kind, to: assigneesOf(request), text, ...of(request), key })
}
