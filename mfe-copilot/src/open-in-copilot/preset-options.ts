import type { PresetChoice } from '../presets/preset-choice'

type Choice = Exclude<PresetChoice, ''>

/** Specification 2 §2: what a record can be opened with, by the names that it has there. */
const choices: readonly { value: Choice; label: string }[] = [
  { value: 'CERTIFICATE_REVIEW', label: 'Certificate Review' },
  { value: 'CONTRACT_REVIEW', label: 'Contract Review' },
  { value: 'COVERAGE_COMPARISON', label: 'Coverage Comparison' },
  { value: 'DOCUMENT_EXPLORATION', label: 'Explore a Policy' },
  { value: 'GENERATE_TEMPLATE', label: 'Fill Template' },
  { value: 'CUSTOM', label: 'Custom' },
]

/** The choices, with those that are suggested marked and first. */
export function presetOptions(suggested: readonly PresetChoice[]) {
  const isSuggested = ({ value }: { value: Choice }) => suggested.includes(value)
  return [
    ...choices.filter(isSuggested).map(choice => ({ ...choice, description: 'Suggested' })),
    ...choices.filter(choice => !isSuggested(choice)),
  ]
}
