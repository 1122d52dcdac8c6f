/** The built-in presets of specification 3 §3, with the names that people read. */
export const presetNames = {
  CERTIFICATE_REVIEW: 'Certificate Review',
  CONTRACT_REVIEW: 'Contract Review',
  COVERAGE_COMPARISON: 'Coverage Comparison',
  DOCUMENT_EXPLORATION: 'Explore a Policy',
  GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE: 'Certificate of Liability Insurance',
  GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE: 'Evidence of Property Insurance',
  GENERATE_QUOTE_PROPOSAL: 'Create Quote Proposal',
  GENERATE_TEMPLATE: 'Fill Forms and Certificates',
  UNDERWRITING_ANALYSIS: 'Enrich and Verify Application',
} as const
export type BuiltInPreset = keyof typeof presetNames

export const builtInPresets = Object.keys(presetNames) as BuiltInPreset[]
