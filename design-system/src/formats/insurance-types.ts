/** The display names of the types of insurance, in their order (specification 2 §4). */
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

/**
 * What a policy is called by what it insures: "General Liability", "Auto"; "Unknown" for a type that this version does not
 * know.
 *
 * @example formatInsuranceType('COMMERCIAL_AUTO') // 'Auto'
 */
export const formatInsuranceType = (type: string): string =>
  (insuranceTypeNames as Readonly<Record<string, string>>)[type] ?? 'Unknown'
