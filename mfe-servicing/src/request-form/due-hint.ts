import { pluralize } from '@coverdesk/design-system'
import type { ServiceRequestType } from '../generated/documents'

const plurals: Readonly<Record<ServiceRequestType, string>> = {
  ADD_ADDITIONAL_INSURED: 'Additional insureds',
  CANCEL_POLICY: 'Cancellations',
  CREATE_CERTIFICATE: 'Certificates',
  DOCUMENT_REQUEST: 'Documents',
  ENDORSE_POLICY: 'Endorsements',
  OTHER: 'Other requests',
  QUESTION: 'Questions',
  QUOTE_REQUEST: 'Quotes',
}

/** "Certificates are due in 1 business day." Undefined for a type without a rule. */
export function dueHint({ type, businessDays }: { type: ServiceRequestType; businessDays: number | null }) {
  if (businessDays === null) return undefined
  const when = businessDays === 0 ? 'on the day they are opened' : `in ${pluralize(businessDays, 'business day')}`
  return `${plurals[type]} are due ${when}.`
}
