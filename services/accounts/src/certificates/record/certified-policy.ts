import type { LimitKind } from '@coverdesk/coverage'
import type { CertificateLimit, InsuranceType } from './certificate-snapshot.ts'
import { insuranceTypeNames } from './insurance-type-names.ts'
import type { LineTerms } from './line-terms.ts'

export interface PolicyLimit extends CertificateLimit {
  kind: LimitKind
}

/** What a certificate and its guard look at of a policy, on the day on which it is issued. */
export interface CertifiedPolicy {
  id: string
  type: InsuranceType
  /** Such as INFORCE. */
  state: string
  policyNumber: string | null
  insurer: string | null
  inforceAt: string | null
  /** The day on which it no longer covers. */
  expiresAt: string | null
  /** When the cancellation that holds takes effect; null where none does. */
  canceledFrom: string | null
  limits: PolicyLimit[]
  namedAdditionalInsureds: string[]
  /** Whether some are additional insureds without being named. */
  hasBlanket: boolean
  /** Of the line that it stands for on a certificate; null without any. */
  terms: LineTerms | null
  /** Those that renew it. */
  nextPolicyIds: string[]
}

/** Whether its cancellation has come. */
export const isCanceledOn = ({ state, canceledFrom }: CertifiedPolicy, today: string): boolean =>
  state === 'CANCELED' || (canceledFrom !== null && canceledFrom <= today)

/** Whether it has come to its end. */
export const isExpiredOn = ({ state, expiresAt }: CertifiedPolicy, today: string): boolean =>
  state === 'EXPIRED' || (expiresAt !== null && expiresAt <= today)

/** `General Liability GL-1042`. */
export const nameOfPolicy = ({ type, policyNumber }: Pick<CertifiedPolicy, 'type' | 'policyNumber'>): string =>
  `${insuranceTypeNames[type]} ${policyNumber ?? 'without a number'}`
