import type { InsuranceType } from '../record/certificate-snapshot.ts'
import type { LineTerms } from '../record/line-terms.ts'

/** A package stands in the row of its liability. */
const isPackage = (type: InsuranceType) => type === 'PACKAGE' || type === 'BUSINESS_OWNERS'

/** The terms of the line that a policy stands for on a certificate. */
export function termsOfPolicy(
  type: InsuranceType,
  lines: readonly (LineTerms & { line: InsuranceType })[],
): LineTerms | null {
  const of = (wanted: InsuranceType) => lines.find(({ line }) => line === wanted)
  const found = of(type) ?? (isPackage(type) ? of('GENERAL_LIABILITY') : undefined)
  if (!found) return null
  const { line: _, ...terms } = found
  return terms
}
