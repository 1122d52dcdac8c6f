/** What a policy gives others. Null: its record doesn’t say. */
export interface LineTerms {
  additionalInsured: boolean | null
  waiverOfSubrogation: boolean | null
  primaryNonContributory: boolean | null
}

/** Those that a certificate says in words; an additional insured is marked in the table. */
export const termNames = {
  waiverOfSubrogation: 'Waiver of subrogation',
  primaryNonContributory: 'Primary and noncontributory',
} as const
export type TermName = keyof typeof termNames
export const termKeys = Object.keys(termNames) as TermName[]
