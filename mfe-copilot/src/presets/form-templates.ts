import type { PresetChoice } from './preset-choice'

const all = [24, 25, 27, 28, 35, 36, 75, 125, 126, 130, 131, 140].map(number => `ACORD ${number}`)

/** Which forms a preset fills (specification 2 §2, 3 §1); of one that fills none there is no choice. */
const templatesOf: Partial<Record<PresetChoice, readonly string[]>> = {
  GENERATE_TEMPLATE: all,
  GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE: ['ACORD 25', 'ACORD 27'],
}

export const formTemplatesOf = (preset: PresetChoice): readonly string[] => templatesOf[preset] ?? []

/** A party that a form names besides the insured. */
export interface NamedParty {
  label: string
  /** The instruction that Cara gets when the box is empty (specification 3 §2). */
  otherwise: string
}

const certificateHolder: NamedParty = {
  label: 'Certificate Holder',
  otherwise: "Use the named insured's information as the certificate holder.",
}
const additionalInterest: NamedParty = {
  label: 'Additional Interest',
  otherwise: 'Reference the documentation accordingly.',
}
const parties: Record<string, NamedParty> = {
  'ACORD 24': certificateHolder,
  'ACORD 25': certificateHolder,
  'ACORD 27': additionalInterest,
  'ACORD 28': additionalInterest,
}

/** The box that a chosen form asks for. */
export function namedPartyOf(preset: PresetChoice, template: string): NamedParty | undefined {
  return preset === 'GENERATE_EVIDENCE_OF_PROPERTY_INSURANCE' ? additionalInterest : parties[template]
}
