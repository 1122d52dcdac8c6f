import type { InsuranceType } from '../record/certificate-snapshot.ts'
import type { CertifiedPolicy } from '../record/certified-policy.ts'
import { kindOfName } from '../record/kind-of-name.ts'

/** A policy in force; limits are whole dollars by their labels. */
export const certifiedPolicy = (
  type: InsuranceType,
  limits: Record<string, number> = {},
  facts: Partial<CertifiedPolicy> = {},
): CertifiedPolicy => ({
  ...{ id: type.toLowerCase(), type, state: 'INFORCE', policyNumber: 'X-1', insurer: 'Tallgrass Mutual' },
  ...{ inforceAt: '2026-01-01', expiresAt: '2027-06-01', canceledFrom: null },
  limits: Object.entries(limits).map(([label, dollars]) => ({ label, kind: kindOfName(label), amount: dollars * 100 })),
  ...{ namedAdditionalInsureds: [], hasBlanket: false, terms: null, nextPolicyIds: [] },
  ...facts,
})
