import type { InsuranceType } from './certificate-snapshot.ts'

/** As people read them (specification 2 §4), in the order of a certificate's table. */
export const insuranceTypeNames: Record<InsuranceType, string> = {
  GENERAL_LIABILITY: 'General Liability',
  BUSINESS_OWNERS: 'Business Owners',
  PACKAGE: 'Package',
  COMMERCIAL_AUTO: 'Auto',
  UMBRELLA: 'Umbrella',
  EXCESS: 'Excess',
  WORKERS_COMPENSATION: 'Workers Compensation',
  PROPERTY: 'Property',
  PROFESSIONAL_LIABILITY: 'Professional Liability',
  ERRORS_AND_OMISSION: 'Errors and Omission Liability',
  PRODUCT_LIABILITY: 'Product Liability',
  CYBER: 'Cyber',
  DIRECTORS_AND_OFFICERS: 'Directors and Officers',
  EMPLOYMENT_PRACTICES_LIABILITY: 'Employment Practices Liability',
  SHIPPING_AND_TRANSPORTATION: 'Shipping and Transportation',
  JEWELERS_BLOCK: 'Jewelers Block',
  RENTAL: 'Rental',
  ACCIDENT_AND_HEALTH: 'Accident and Health',
  OTHER: 'Other',
}

const order = Object.keys(insuranceTypeNames)

export const byTableOrder = ({ type: one }: { type: InsuranceType }, { type: other }: { type: InsuranceType }) =>
  order.indexOf(one) - order.indexOf(other)
