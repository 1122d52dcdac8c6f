export { type InsuranceType, insuranceTypeNames, insuranceTypes, type LimitName, limitNames } from '@coverdesk/coverage'

export const policyStates = ['BINDING', 'PENDING', 'INFORCE', 'EXPIRED', 'CANCELED', 'UNKNOWN'] as const
export type PolicyState = (typeof policyStates)[number]

export const markets = ['ADMITTED', 'EXCESS_AND_SURPLUS'] as const
export type PolicyMarket = (typeof markets)[number]

export const billingTypes = ['DIRECT', 'AGENCY'] as const
export type PolicyBillingType = (typeof billingTypes)[number]

export const paymentIntervals = ['ANNUAL', 'MONTHLY', 'NONE', 'QUARTERLY'] as const
export type PaymentInterval = (typeof paymentIntervals)[number]

export const cancellationParties = ['AGENCY', 'CARRIER', 'INSURED'] as const
export type CancellationParty = (typeof cancellationParties)[number]

export const cancellationTypes = ['CANCELLATION', 'NONRENEWAL', 'QUOTE_EXPIRED'] as const
export type CancellationType = (typeof cancellationTypes)[number]

export const cancellationReasons = [
  'AGENCY_FOUND_BETTER_COVERAGE',
  'AGENCY_FOUND_BETTER_PRICE',
  'CARRIER_CLOSED_CLASS',
  'CARRIER_LOSS_HISTORY',
  'CARRIER_NONPAYMENT',
  'CARRIER_UNDERWRITING_REASON',
  'INSURED_CLOSED_BUSINESS',
  'INSURED_FOUND_BETTER_COVERAGE',
  'INSURED_FOUND_BETTER_PRICE',
  'INSURED_NONPAYMENT',
  'INSURED_NO_EXPOSURE',
  'OTHER',
] as const
export type CancellationReason = (typeof cancellationReasons)[number]
