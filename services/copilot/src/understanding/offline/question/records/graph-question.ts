import type { InsuranceType } from '@coverdesk/coverage'
import type { AskedPeriod } from './period-asked.ts'

export type RecordKind =
  | 'POLICY'
  | 'ACCOUNT'
  | 'CARRIER'
  | 'CONTACT'
  | 'CERTIFICATE'
  | 'CERTIFICATE_HOLDER'
  | 'SERVICE_REQUEST'

/** What a search of the agency’s records is given. */
export interface GraphQuestion {
  start: { kind: 'NAMED'; query?: string }
  relation?: RecordKind
  filters?: RecordFilters
  order?: { by: 'PREMIUM' | 'EXPIRES' | 'BEGINS' | 'DUE' | 'OPENED' | 'ISSUED'; isDescending: boolean }
}

export interface RecordFilters {
  insuranceTypes?: InsuranceType[]
  policyStates?: readonly ('BINDING' | 'PENDING' | 'INFORCE' | 'EXPIRED' | 'CANCELED')[]
  requestState?: 'OPEN' | 'CLOSED'
  requestType?: string
  expires?: AskedPeriod
  begins?: AskedPeriod
  due?: AskedPeriod
  opened?: AskedPeriod
  issued?: AskedPeriod
  zones?: string[]
  /** In cents. */
  premium?: { from?: number; to?: number }
  isCanceling?: boolean
  lacking?: InsuranceType[]
  isEveryLine?: boolean
  isLoss?: boolean
  isUnassigned?: boolean
  waitingOn?: 'CLIENT' | 'CARRIER' | 'ANYONE'
}
