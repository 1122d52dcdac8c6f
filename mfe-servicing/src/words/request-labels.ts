import { formatEnum } from '@coverdesk/design-system'
import type { ServiceRequestState, ServiceRequestType, ServiceRequestWaitingParty } from '../generated/documents'

const types: readonly ServiceRequestType[] = [
  'ADD_ADDITIONAL_INSURED',
  'CANCEL_POLICY',
  'CREATE_CERTIFICATE',
  'DOCUMENT_REQUEST',
  'ENDORSE_POLICY',
  'OTHER',
  'QUESTION',
  'QUOTE_REQUEST',
]

/** Every type of request, by its display name (specification 2 §4). */
export const requestTypes = types.map(value => ({ value, label: formatEnum(value) }))

export const requestStates: readonly { value: ServiceRequestState; label: string }[] = [
  { value: 'OPEN', label: 'Open' },
  { value: 'CLOSED', label: 'Closed' },
]

export const typeName = (type: ServiceRequestType): string => formatEnum(type)

/** In place of a value that is missing. */
export const dash = '–'
/** In place of the name of an assignee that isn’t there. */
export const noOne = 'no one'

const parties: Readonly<Record<ServiceRequestWaitingParty, string>> = { CLIENT: 'client', CARRIER: 'carrier' }

/** "Waiting on client until Dec 3" */
export const waitingText = ({ on, followUpOn }: { on: ServiceRequestWaitingParty; followUpOn: string }): string =>
  `Waiting on ${parties[on]} until ${shortDay(followUpOn)}`

const shortDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))

const phrases: Readonly<Record<ServiceRequestType, string>> = {
  ADD_ADDITIONAL_INSURED: 'additional insured request',
  CANCEL_POLICY: 'cancellation request',
  CREATE_CERTIFICATE: 'certificate request',
  DOCUMENT_REQUEST: 'document request',
  ENDORSE_POLICY: 'policy change request',
  OTHER: 'request',
  QUESTION: 'question',
  QUOTE_REQUEST: 'quote request',
}

/** What a request of a type is called within a sentence: "certificate request". */
export const requestPhrase = (type: ServiceRequestType): string => phrases[type]

/** "Create Certificate · Bayview Marine Services LLC" */
export const requestTitle = ({
  type,
  customerName,
}: {
  type: ServiceRequestType
  customerName: string | null
}): string => `${typeName(type)} · ${customerName || dash}`
