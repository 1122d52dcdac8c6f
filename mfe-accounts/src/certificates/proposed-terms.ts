import type { CertifiablePolicyFragment, InsuranceType } from '../generated/documents'

/** What a certificate can say that a policy gives its holder. */
export type Term = 'additionalInsured' | 'waiverOfSubrogation' | 'primaryNonContributory'

/** Whose record says what: the certificate says the same unless someone changes it. */
export function proposedTerms(
  { type, details }: CertifiablePolicyFragment,
  holderName: string,
): Readonly<Record<Term, boolean>> {
  const { lineTerms, namedAdditionalInsureds, blanketAdditionalInsureds } = details
  const of = (wanted: InsuranceType) => lineTerms.find(({ line }) => line === wanted)
  const isPackage = type === 'PACKAGE' || type === 'BUSINESS_OWNERS'
  const said = of(type) ?? (isPackage ? of('GENERAL_LIABILITY') : undefined)
  const isNamed = namedAdditionalInsureds.some(({ name }) => plain(name) === plain(holderName))
  return {
    additionalInsured: isNamed || (said?.additionalInsured ?? blanketAdditionalInsureds.length > 0),
    waiverOfSubrogation: said?.waiverOfSubrogation ?? false,
    primaryNonContributory: said?.primaryNonContributory ?? false,
  }
}

const plain = (name: string) => name.trim().toLowerCase()
