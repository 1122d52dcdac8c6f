/** What clients ask for (specification 2 §4). */
export const requestTypes = [
  'ADD_ADDITIONAL_INSURED',
  'CANCEL_POLICY',
  'CREATE_CERTIFICATE',
  'DOCUMENT_REQUEST',
  'ENDORSE_POLICY',
  'OTHER',
  'QUESTION',
  'QUOTE_REQUEST',
] as const
export type RequestType = (typeof requestTypes)[number]

export const requestStates = ['OPEN', 'CLOSED'] as const
export type RequestState = (typeof requestStates)[number]

/** What a version of a request changed (specification 2 §4). */
export const updateTypes = [
  'ADD_SERVICE_REQUEST_COMMENT',
  'ASSIGN_SERVICE_REQUEST',
  'CLOSE_SERVICE_REQUEST',
  'CREATE_SERVICE_REQUEST',
  'ENRICH_SERVICE_REQUEST',
  'UPDATE_SERVICE_REQUEST',
  'UPDATE_SERVICE_REQUEST_DUE_AT',
] as const
export type UpdateType = (typeof updateTypes)[number]

/** What an entry of the version log says beyond its update types. */
export const changeKinds = [
  'ADDED',
  'CERTIFICATE_ADDED',
  'CORRECTED',
  'DOCUMENT_ADDED',
  'LINKED',
  'LOSS_CLEARED',
  'LOSS_REPORTED',
  'MARKED_DUPLICATE',
  'REOPENED',
  'RESOLUTION_EMAILED',
  'SIGNED_REQUEST_ATTACHED',
  'WAITING_ENDED',
  'WAITING_STARTED',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Who made a version. OYSTER is the product itself, which people know as Cara. */
export const initiatorTypes = ['AGENCY_CLIENT', 'AGENCY_USER', 'ANONYMOUS', 'CRONJOB', 'OYSTER', 'WORKFLOW'] as const
export type InitiatorType = (typeof initiatorTypes)[number]

/** Who a request waits on. */
export const waitingParties = ['CLIENT', 'CARRIER'] as const
export type WaitingParty = (typeof waitingParties)[number]

/** Where a request comes from that no one entered by hand. */
export const sourceTypes = ['CALL', 'EMAIL_THREAD', 'WORKSPACE'] as const
export type SourceType = (typeof sourceTypes)[number]

export const emailStates = ['SENDING', 'SENT', 'FAILED'] as const
export type EmailState = (typeof emailStates)[number]

/** Title case with spaces, as people read it: `Quote Request`. */
export const titleOf = (value: string): string =>
  value
    .toLowerCase()
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** What a note of a field says. */
export const fieldNoteKinds = ['DIFFERS', 'UNCLEAR'] as const
export type FieldNoteKind = (typeof fieldNoteKinds)[number]
