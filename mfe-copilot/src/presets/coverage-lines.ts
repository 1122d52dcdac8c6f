/** Specification 3 §2: always part of an underwriting analysis. */
export const businessOperations = 'Business Operations'

/** The lines that an underwriting analysis can be about. */
export const coverageLines: readonly string[] = [
  businessOperations,
  'Workers Compensation',
  'Property Coverage',
  'Auto Coverage',
]
