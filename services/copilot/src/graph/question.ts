import type { InsuranceType } from '@coverdesk/coverage'
import type { policyStates } from './records/policy.ts'
import type { requestStates, requestTypes } from './records/service-request.ts'

/** What records a search begins with. */
export const startKinds = ['ACCOUNT', 'CONTACT', 'POLICY', 'CARRIER', 'CERTIFICATE_HOLDER', 'SERVICE_REQUEST'] as const
export type StartKind = (typeof startKinds)[number]

/** What records are found by their relation to others. */
export const recordKinds = [...startKinds, 'CERTIFICATE'] as const
export type RecordKind = (typeof recordKinds)[number]

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

/** "The certificate holders of policies that match “Bayview umbrella”." */
export interface GraphQuestion {
  start: { kind: StartKind; query?: string | undefined }
  /** By default the records of the start themselves. */
  relation?: RecordKind | undefined
  filters?: GraphFilters | undefined
}
