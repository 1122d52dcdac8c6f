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

/** Who made a version: someone at the agency, or Cara. */
export const initiatorTypes = ['AGENCY_USER', 'COPILOT'] as const
export type InitiatorType = (typeof initiatorTypes)[number]

/** Title case with spaces, as people read it: `Quote Request`. */
export const titleOf = (value: string): string =>
  value
    .toLowerCase()
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
