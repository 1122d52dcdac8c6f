import type { InsuranceType } from '@coverdesk/coverage'
import type { policyStates } from './records/policy.ts'
import type { requestStates, requestTypes } from './records/service-request.ts'

/** What records a search begins with. */
export const startKinds = ['ACCOUNT', 'CONTACT', 'POLICY', 'CARRIER', 'CERTIFICATE_HOLDER', 'SERVICE_REQUEST'] as const
export type StartKind = (typeof startKinds)[number]

/** What records are found by their relation to others. */
export const recordKinds = [...startKinds, 'CERTIFICATE'] as const
export type RecordKind = (typeof recordKinds)[number]

export const periodUnits = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const

/**
 * Days, both ends included. With a unit they count from the one that is now at the agency: MONTH from 1 to 1 is the next month, DAY to
 * -1 is every day before today. Else they are days of the calendar, such as `2027-01-31`.
 */
export type Period =
  | { unit: (typeof periodUnits)[number]; from?: number | undefined; to?: number | undefined }
  | { unit?: undefined; from?: string | undefined; to?: string | undefined }

export const orders = ['PREMIUM', 'EXPIRES', 'BEGINS', 'DUE', 'OPENED', 'ISSUED'] as const

/** Which policies, certificates and requests count, wherever they come up. */
export interface GraphFilters {
  insuranceTypes?: readonly InsuranceType[] | undefined
  policyStates?: readonly (typeof policyStates)[number][] | undefined
  /** Days such as `2027-01-31`, both included. */
  expiresFrom?: string | undefined
  expiresTo?: string | undefined
  requestState?: (typeof requestStates)[number] | undefined
  requestType?: (typeof requestTypes)[number] | undefined
}

/** What else narrows the records of a question that begins with names. */
export interface NamedFilters extends GraphFilters {
  expires?: Period | undefined
  begins?: Period | undefined
  due?: Period | undefined
  opened?: Period | undefined
  issued?: Period | undefined
  /** In cents, both included. */
  premium?: { from?: number | undefined; to?: number | undefined } | undefined
  /** States of the client's address, such as CA. */
  zones?: readonly string[] | undefined
  /** A cancellation holds, effective or not. */
  isCanceling?: boolean | undefined
  /** Clients that have no policy in force of any of these lines. */
  lacking?: readonly InsuranceType[] | undefined
  /** Clients that have each of the lines, not only one. */
  isEveryLine?: boolean | undefined
  isLoss?: boolean | undefined
  isUnassigned?: boolean | undefined
  waitingOn?: 'CLIENT' | 'CARRIER' | 'ANYONE' | undefined
}

/** "The certificate holders of policies that match “Bayview umbrella”." */
export interface GraphQuestion {
  start: { kind: StartKind; query?: string | undefined }
  /** By default the records of the start themselves. */
  relation?: RecordKind | undefined
  filters?: GraphFilters | undefined
}

/** "The policies of “Bayview”, with “Coastline”": everyone who is named narrows what is wanted. */
export interface NamedQuestion {
  /** Names, as a person wrote them; those that don't belong together are separated by semicolons. */
  query?: string | undefined
  /** By default the records that are named. */
  relation?: RecordKind | undefined
  filters?: NamedFilters | undefined
  order?: { by: (typeof orders)[number]; isDescending: boolean } | undefined
}
