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

/** As people read and search them (specification 2 §4). */
export const insuranceTypeNames = {
  ACCIDENT_AND_HEALTH: 'Accident and Health',
  BUSINESS_OWNERS: 'Business Owners',
  COMMERCIAL_AUTO: 'Auto',
  CYBER: 'Cyber',
  DIRECTORS_AND_OFFICERS: 'Directors and Officers',
  EMPLOYMENT_PRACTICES_LIABILITY: 'Employment Practices Liability',
  ERRORS_AND_OMISSION: 'Errors and Omission Liability',
  EXCESS: 'Excess',
  GENERAL_LIABILITY: 'General Liability',
  JEWELERS_BLOCK: 'Jewelers Block',
  OTHER: 'Other',
  PACKAGE: 'Package',
  PRODUCT_LIABILITY: 'Product Liability',
  PROFESSIONAL_LIABILITY: 'Professional Liability',
  PROPERTY: 'Property',
  RENTAL: 'Rental',
  SHIPPING_AND_TRANSPORTATION: 'Shipping and Transportation',
  UMBRELLA: 'Umbrella',
  WORKERS_COMPENSATION: 'Workers Compensation',
} as const
export type InsuranceType = keyof typeof insuranceTypeNames
export const insuranceTypes = Object.keys(insuranceTypeNames) as InsuranceType[]

/** Limits that every policy of a line has under the same name. */
export const limitNames = [
  'cyberAggregateLimit',
  'cyberRetentionLimit',
  'excessAggregateLimit',
  'excessPerOccurrenceLimit',
  'glAggregateLimit',
  'glMedicalPerOccurrenceLimit',
  'glMedicalPerPersonLimit',
  'glPerOccurrenceLimit',
  'glPersonalAndAdvertisingInjuryLimit',
  'glProductsAndCompletedOperationsLimit',
  'glRentedPremisesDamageLimit',
  'propertyBuildingLimit',
  'propertyContentsLimit',
  'umbrellaAggregateLimit',
  'umbrellaPerOccurrenceLimit',
  'wcPerAccidentLimit',
  'wcPerDiseaseEmployeeLimit',
  'wcPerDiseasePolicyLimit',
] as const
export type LimitName = (typeof limitNames)[number]
