import { CoverdeskError, todayIn } from '@coverdesk/kit'
import { Certificate } from '../record/certificate.model.ts'

/** The last zone of the US in which a day ends: a term has ended once it has ended everywhere. */
const lastZone = 'Pacific/Pago_Pago'

const maxPolicies = 100

/** What finds the certificates of a policy on which someone may still rely. */
export const liveCertificatesOf = (policyId: string) => ({
  'lines.policyId': policyId,
  replacedById: { $exists: false },
  lines: { $elemMatch: { policyId, expiresAt: { $not: { $lte: todayIn(lastZone) } } } },
})

/** @throws LIMIT_EXCEEDED */
export async function policiesWithLiveCertificates(policyIds: readonly string[]): Promise<string[]> {
  if (policyIds.length > maxPolicies) {
    throw new CoverdeskError('LIMIT_EXCEEDED', `Ask for up to ${maxPolicies} policies at a time.`)
  }
  const found = await Promise.all(policyIds.map(id => Certificate.exists(liveCertificatesOf(id) as never)))
  return policyIds.filter((_, index) => found[index])
}
