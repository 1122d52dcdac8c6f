import { type BuiltInPreset, presetNames } from '../presets/built-in-presets.ts'

/** What each built-in preset is to result in. */
const tasks: Record<BuiltInPreset, string> = {
  CERTIFICATE_REVIEW:
    'Compare the certificate with the quote or policy. Say for each item whether it agrees, differs or isn’t shown, and which endorsement backs each additional insured or waiver.',
  CONTRACT_REVIEW:
    'List the insurance requirements of the contract, and say of each whether the policies meet it, don’t meet it, or don’t show it. Quote both.',
  COVERAGE_COMPARISON:
    'Compare the options line by line and field by field, differences first. Name gaps and exclusions, and the premium with taxes and fees.',
  DOCUMENT_EXPLORATION:
    'Summarize the policy so that every statement can be verified, and answer what is asked about it.',
  GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE:
    'Fill the certificate of liability insurance from the documents and records.',
  GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE: 'Fill the evidence of property insurance from the documents and records.',
  GENERATE_QUOTE_PROPOSAL:
    'Write a proposal for the client from the quotes: the options and what each states. Leave the recommendation to the agent.',
  GENERATE_TEMPLATE: 'Fill the chosen form from the documents and records. Leave a field empty rather than guess.',
  UNDERWRITING_ANALYSIS:
    'For the chosen coverage lines, say what the application states, what other documents state, where they contradict each other, and what is missing.',
}

/** What is to be done where a person has written nothing. */
export function taskOf({
  preset,
  instructions,
}: {
  preset: BuiltInPreset | null
  instructions: string | null
}): string {
  if (preset) return `${presetNames[preset]}. ${tasks[preset]}`
  return instructions ?? 'Say what the attached documents are, and what matters in them.'
}
