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

/** A line of business. */
export type InsuranceType = keyof typeof insuranceTypeNames

export const insuranceTypes = Object.keys(insuranceTypeNames) as InsuranceType[]
