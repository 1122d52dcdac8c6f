import { fold, validationFailed } from '@coverdesk/kit'
import { grants } from '../guard/certificate-guard.ts'
import type { CertificateLine } from '../record/certificate-snapshot.ts'
import type { CertifiedPolicy } from '../record/certified-policy.ts'
import { byTableOrder } from '../record/insurance-type-names.ts'
import type { LineTerms } from '../record/line-terms.ts'
import { maxInsurers, maxPolicies } from './certificate.rules.ts'

const refused = (message: string) => validationFailed([{ path: 'policyIds', message }])

/** The policies to certify: the chosen ones, or those in force. @throws VALIDATION_FAILED at `policyIds` */
export function chosenPolicies(policies: readonly CertifiedPolicy[], ids: readonly string[] | null): CertifiedPolicy[] {
  if (policies.length === 0) throw refused('Log a policy first.')
  const chosen = ids
    ? policies.filter(({ id }) => ids.includes(id))
    : policies.filter(({ state }) => state === 'INFORCE')
  if (ids && chosen.length < ids.length) throw refused('One of these policies is not the account’s. Choose them again.')
  if (chosen.length === 0) {
    throw refused(ids ? 'Choose a policy.' : 'No policy of this account is in force. Choose those to certify.')
  }
  if (chosen.length > maxPolicies) throw refused(`Choose at most ${maxPolicies} policies for one certificate.`)
  if (insurersOf(chosen).length > maxInsurers) {
    throw refused(`One certificate has room for ${maxInsurers} insurers. Choose policies of fewer.`)
  }
  return chosen.sort(byTableOrder)
}

/** Each insurer once, in the order of the policies. */
function insurersOf(policies: readonly CertifiedPolicy[]): string[] {
  return [...new Set(policies.flatMap(({ insurer }) => (insurer ? [fold(insurer)] : [])))]
}

interface Wished {
  holderName: string
  additionalInsured: boolean
  /** What someone says in place of the policies’ own terms. By default nothing. */
  lineTerms?: readonly (LineTerms & { policyId: string })[]
}

/** What the certificate says of each policy; insurers get letters in the order in which they come. */
export function linesOf(
  policies: readonly CertifiedPolicy[],
  { holderName, additionalInsured, lineTerms = [] }: Wished,
): CertificateLine[] {
  const insurers = insurersOf(policies)
  const said = new Map(lineTerms.map(({ policyId, ...terms }) => [policyId, terms]))
  return policies.map(policy => ({
    policyId: policy.id,
    type: policy.type,
    insurerLetter: policy.insurer && ('ABCDEF'[insurers.indexOf(fold(policy.insurer))] ?? null),
    insurerName: policy.insurer,
    policyNumber: policy.policyNumber,
    inforceAt: policy.inforceAt,
    expiresAt: policy.expiresAt,
    limits: policy.limits.map(({ label, amount }) => ({ label, amount })),
    additionalInsured: additionalInsured && (said.get(policy.id)?.additionalInsured ?? grants(policy, holderName)),
    waiverOfSubrogation: said.get(policy.id)?.waiverOfSubrogation ?? policy.terms?.waiverOfSubrogation ?? null,
    primaryNonContributory: said.get(policy.id)?.primaryNonContributory ?? policy.terms?.primaryNonContributory ?? null,
  }))
}
