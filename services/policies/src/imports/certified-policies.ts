import { askProduct } from '@coverdesk/kit'
import { z } from 'zod'

const answer = z.object({ policiesWithLiveCertificates: z.array(z.string()) })

/** Which of the policies certificates name on which someone may still rely. Up to 100 may be asked for. */
export async function certifiedPolicies(policyIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (policyIds.length === 0) return new Set()
  const { policiesWithLiveCertificates } = await askProduct(
    'query CertifiedPolicies($policyIds: [ID!]!) { policiesWithLiveCertificates(policyIds: $policyIds) }',
    { policyIds },
    answer,
  )
  return new Set(policiesWithLiveCertificates)
}
