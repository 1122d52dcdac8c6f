import type { CaraFileRole } from '../generated/documents'
import type { PresetChoice } from './preset-choice'

/** Files that a preset works on, and what they are to Cara. */
export interface PresetFiles {
  role: CaraFileRole
  label: string
  hint?: string
}

const optionHint = 'One quote or policy, in one or more files.'

/** Specification 3 §2: the role is put in front of each file’s name. */
export const presetFiles: Record<PresetChoice, readonly PresetFiles[]> = {
  '': [],
  CERTIFICATE_REVIEW: [
    { role: 'CERTIFICATE', label: 'Certificate' },
    { role: 'QUOTE_OR_POLICY', label: 'Quote or Policy' },
  ],
  CONTRACT_REVIEW: [
    { role: 'CONTRACT', label: 'Contract' },
    { role: 'QUOTE_OR_POLICY', label: 'Quote or Policy' },
  ],
  COVERAGE_COMPARISON: [
    { role: 'OPTION_1', label: 'Option 1', hint: optionHint },
    { role: 'OPTION_2', label: 'Option 2', hint: optionHint },
  ],
  CUSTOM: [{ role: 'INPUT', label: 'Input Files' }],
  DOCUMENT_EXPLORATION: [{ role: 'POLICY', label: 'Policy' }],
  GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE: [{ role: 'BINDER_OR_POLICY', label: 'Binder or Policy' }],
  GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE: [{ role: 'BINDER_OR_POLICY', label: 'Binder or Policy' }],
  GENERATE_QUOTE_PROPOSAL: [{ role: 'INPUT', label: 'Input' }],
  GENERATE_TEMPLATE: [{ role: 'INPUT_DOCUMENT', label: 'Input Document' }],
  UNDERWRITING_ANALYSIS: [{ role: 'INPUT_DOCUMENT', label: 'Input Document' }],
}
