import type { MailingAddress } from '@coverdesk/kit'
import type { insuranceTypes } from '../../applications/application.ts'

export type InsuranceType = (typeof insuranceTypes)[number]

export interface CertificateLimit {
  label: string
  /** Cents. */
  amount: number
}

/** One policy as it was when the certificate was issued. */
export interface CertificateLine {
  policyId: string
  type: InsuranceType
  /** A to F; null without an insurer. */
  insurerLetter: string | null
  insurerName: string | null
  policyNumber: string | null
  inforceAt: string | null
  expiresAt: string | null
  limits: CertificateLimit[]
  /** Whether the holder is an additional insured of this policy. */
  additionalInsured: boolean
  /** Null, and missing before there were terms: the policy doesn’t say. */
  waiverOfSubrogation?: boolean | null
  primaryNonContributory?: boolean | null
}

export interface CertificateHolder {
  name: string
  address: NonNullable<MailingAddress>
}

/** The agency's profile as it was when the certificate was issued. */
export interface ProducerProfile {
  address: MailingAddress | null
  /** As it is printed: `(415) 555-0142`. The process that draws loads no kit, which knows how to write it. */
  phone: string | null
  licenseNumber: string | null
}

/** All that the document says. It is stored with the certificate, so that nothing that is changed later changes it. */
export interface CertificateSnapshot {
  certificateNumber: string
  /** A day. */
  issuedOn: string
  issuedBy: string
  /** The agency. */
  producer: string
  /** How to reach the agency. Certificates issued before agencies had a profile have none. */
  producerProfile?: ProducerProfile | null
  insured: { name: string; address: MailingAddress | null }
  holder: CertificateHolder
  additionalInsured: boolean
  descriptionOfOperations: string | null
  lines: CertificateLine[]
}

export const findingKinds = [
  'POLICY_EXPIRED',
  'POLICY_CANCELED',
  'POLICY_CANCELLATION_PENDING',
  'POLICY_EXPIRES_DURING_USE',
  'POLICY_NOT_IN_FORCE',
  'COVERAGE_MISSING',
  'LIMIT_TOO_LOW',
  'ADDITIONAL_INSURED_NOT_GRANTED',
  'TERM_NOT_STATED',
  'NOT_ON_FORM',
] as const

/** Issues with a certificate. */
export interface CertificateFinding {
  kind: (typeof findingKinds)[number]
  message: string
  policyId: string | null
  source: string
}
