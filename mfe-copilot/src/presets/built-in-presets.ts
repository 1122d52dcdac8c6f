import type { CaraPreset } from '../generated/documents'

export interface BuiltInPreset {
  id: CaraPreset
  name: string
  description: string
  /** Of the design system. */
  icon: string
  /** Specification 3 §1: presets without a card are started from records. */
  hasCard: boolean
}

/** In the order of specification 3 §1. */
export const builtInPresets: readonly BuiltInPreset[] = [
  {
    id: 'CERTIFICATE_REVIEW',
    name: 'Certificate Review',
    description: 'Check a certificate against the policy',
    icon: 'certificate',
    hasCard: true,
  },
  {
    id: 'CONTRACT_REVIEW',
    name: 'Contract Review',
    description: 'Find the insurance a contract requires',
    icon: 'contract',
    hasCard: true,
  },
  {
    id: 'COVERAGE_COMPARISON',
    name: 'Coverage Comparison',
    description: 'Compare options side by side',
    icon: 'compare',
    hasCard: true,
  },
  {
    id: 'DOCUMENT_EXPLORATION',
    name: 'Explore a Policy',
    description: 'Ask anything, with page and quote',
    icon: 'document-search',
    hasCard: true,
  },
  {
    id: 'UNDERWRITING_ANALYSIS',
    name: 'Enrich and Verify Application',
    description: 'Find gaps and contradictions',
    icon: 'checklist',
    hasCard: true,
  },
  {
    id: 'GENERATE_TEMPLATE',
    name: 'Fill Forms and Certificates',
    description: 'Fill a form from your documents',
    icon: 'form',
    hasCard: true,
  },
  {
    id: 'GENERATE_QUOTE_PROPOSAL',
    name: 'Create Quote Proposal',
    description: 'Turn quotes into a client proposal',
    icon: 'proposal',
    hasCard: true,
  },
  {
    id: 'GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE',
    name: 'Certificate of Liability Insurance',
    description: 'Prepare a certificate of liability',
    icon: 'certificate',
    hasCard: false,
  },
  {
    id: 'GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE',
    name: 'Evidence of Property Insurance',
    description: 'Prepare evidence of property coverage',
    icon: 'certificate',
    hasCard: false,
  },
]

/** What screens call a preset; one that this version doesn't know keeps its id. */
export const presetName = (id: string): string => builtInPresets.find(preset => preset.id === id)?.name ?? id
