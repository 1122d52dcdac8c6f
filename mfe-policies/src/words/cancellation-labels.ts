import { formatEnum } from '@coverdesk/design-system'
import type { CancellationParty, CancellationReason, CancellationType } from '../generated/documents'

export const cancellationTypes: readonly { value: CancellationType; label: string }[] = [
  { value: 'CANCELLATION', label: 'Cancellation' },
  { value: 'NONRENEWAL', label: 'Non-Renewal' },
  { value: 'QUOTE_EXPIRED', label: 'Quote Expired' },
]

export const cancellationParties: readonly { value: CancellationParty; label: string }[] = [
  { value: 'INSURED', label: 'Insured' },
  { value: 'AGENCY', label: 'Agency' },
  { value: 'CARRIER', label: 'Carrier' },
]

/** Each begins with who had it (specification 2 §4). */
const reasons = {
  INSURED_NONPAYMENT: 'Insured: nonpayment',
  INSURED_FOUND_BETTER_PRICE: 'Insured: found a better price',
  INSURED_FOUND_BETTER_COVERAGE: 'Insured: found better coverage',
  INSURED_CLOSED_BUSINESS: 'Insured: closed the business',
  INSURED_NO_EXPOSURE: 'Insured: no exposure',
  CARRIER_NONPAYMENT: 'Carrier: nonpayment',
  CARRIER_UNDERWRITING_REASON: 'Carrier: underwriting reason',
  CARRIER_LOSS_HISTORY: 'Carrier: loss history',
  CARRIER_CLOSED_CLASS: 'Carrier: closed the class',
  AGENCY_FOUND_BETTER_PRICE: 'Agency: found a better price',
  AGENCY_FOUND_BETTER_COVERAGE: 'Agency: found better coverage',
  OTHER: 'Other',
} satisfies Record<CancellationReason, string>

export const cancellationReasons = Object.entries(reasons).map(([value, label]) => ({ value, label }))

export const reasonWords = (reason: string): string => (reasons as Record<string, string>)[reason] ?? formatEnum(reason)
