import type { FieldKind } from '../reading/form-field.ts'

/** One thing that a form can say, as a field can be filled with it. */
export interface FieldSource {
  /** For good: mappings are kept by it. */
  key: string
  label: string
  group: string
  kind: FieldKind
}

/** Without a kind it is text. */
type SourceFact = readonly [key: string, label: string, kind?: FieldKind]

/** The sources of a group: their keys begin with `prefix`. */
export const sourcesOf = (group: string, prefix: string, facts: readonly SourceFact[]): FieldSource[] =>
  facts.map(([key, label, kind = 'TEXT']) => ({ key: `${prefix}.${key}`, label, group, kind }))

export const insurerLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** Name and address, as forms split them. */
export const partyFacts = [
  ['name', 'Name'],
  ['nameAndAddress', 'Name and address, in lines'],
  ['address', 'Address, in lines'],
  ['addressLine1', 'Address, first line'],
  ['addressLine2', 'Address, second line'],
  ['city', 'City'],
  ['state', 'State'],
  ['zip', 'ZIP code'],
  ['cityStateZip', 'City, state and ZIP code'],
] as const satisfies readonly SourceFact[]

/** The terms of a policy, as forms mark them. */
export const termFacts = [
  ['additionalInsured', 'Additional insured, as a mark', 'CHECKBOX'],
  ['additionalInsuredYesNo', 'Additional insured, as Y or N'],
  ['waiver', 'Waiver of subrogation, as a mark', 'CHECKBOX'],
  ['waiverYesNo', 'Waiver of subrogation, as Y or N'],
  ['primary', 'Primary and noncontributory, as a mark', 'CHECKBOX'],
  ['primaryYesNo', 'Primary and noncontributory, as Y or N'],
] as const satisfies readonly SourceFact[]

export const isCertifiedFact = ['isCertified', 'There is such a policy', 'CHECKBOX'] as const satisfies SourceFact

/** Which of the two kinds of policy in the umbrella's row it is. */
export const umbrellaFacts = [
  ['isUmbrella', 'It is an umbrella', 'CHECKBOX'],
  ['isExcess', 'It is an excess policy', 'CHECKBOX'],
] as const satisfies readonly SourceFact[]
