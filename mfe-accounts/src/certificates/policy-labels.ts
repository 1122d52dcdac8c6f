import { formatDate, formatEnum, formatInsuranceType } from '@coverdesk/design-system'
import type { CertifiablePolicyFragment } from '../generated/documents'

/** "General Liability GL-1042" */
export const policyName = ({ type, policyNumber }: { type: string; policyNumber: string | null }): string =>
  [formatInsuranceType(type), policyNumber].filter(Boolean).join(' ')

/** Who insures, from when to when, and what is unusual about it. */
export function policyDetail({ carrier, inforceAt, expiresAt, state }: CertifiablePolicyFragment): string {
  const dates = [inforceAt, expiresAt].map(date => (date ? formatDate(date) : 'N/A')).join(' to ')
  return [carrier?.name, dates, state === 'INFORCE' ? undefined : `${formatEnum(state)}, not in force yet`]
    .filter(Boolean)
    .join(' · ')
}
