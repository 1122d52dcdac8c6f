import { z } from 'zod'
import type { Owner } from '../owner.ts'
import { allOf, type Collected, pageOf, pageSize } from '../pages.ts'
import type { RecordFilters } from '../question.ts'
import { type Certificate, certificateFields, certificateShape } from '../records/certificate.ts'

const page = `total endCursor items { ${certificateFields} }`
const certificates = pageOf(certificateShape)

const accountCertificatesQuestion = /* GraphQL */ `
  query CaraAccountCertificates($id: ID!, $after: String) {
    account(id: $id) { id certificatesOfLiabilityInsurance(first: ${pageSize}, after: $after) { ${page} } }
  }
`
const ofAccount = z.object({
  account: z.object({ certificatesOfLiabilityInsurance: certificates.nullable() }).nullable(),
})

const policyCertificatesQuestion = /* GraphQL */ `
  query CaraPolicyCertificates($id: ID!, $after: String) {
    businessPolicy(id: $id) { id liveCertificates(first: ${pageSize}, after: $after) { ${page} } }
  }
`
const ofPolicy = z.object({ businessPolicy: z.object({ liveCertificates: certificates.nullable() }).nullable() })

const holderCertificatesQuestion = /* GraphQL */ `
  query CaraHolderCertificates($id: ID!, $after: String) {
    certificateHolder(id: $id) { id certificates(first: ${pageSize}, after: $after) { ${page} } }
  }
`
const ofHolder = z.object({ certificateHolder: z.object({ certificates: certificates.nullable() }).nullable() })

/** Whose certificates: of a policy only those that someone may still rely on. */
export type CertificatesOf = { accountId: string } | { policyId: string } | { holderId: string }

/** Certificates that no other one replaced, the newest first. */
export async function certificatesOf(
  whose: CertificatesOf,
  { insuranceTypes }: RecordFilters,
  owner: Owner,
): Promise<Collected<Certificate>> {
  const { items, isComplete } = await allOf(after => pageOfCertificates(whose, after, owner))
  const isWanted = ({ replacedByNumber, lines }: Certificate) =>
    replacedByNumber === null && (!insuranceTypes?.length || lines.some(({ type }) => insuranceTypes.includes(type)))
  return { items: items.filter(isWanted), isComplete }
}

async function pageOfCertificates(whose: CertificatesOf, after: string | null, owner: Owner) {
  if ('accountId' in whose) {
    const { account } = await owner.ask(accountCertificatesQuestion, { id: whose.accountId, after }, ofAccount)
    return account?.certificatesOfLiabilityInsurance ?? null
  }
  if ('policyId' in whose) {
    const { businessPolicy } = await owner.ask(policyCertificatesQuestion, { id: whose.policyId, after }, ofPolicy)
    return businessPolicy?.liveCertificates ?? null
  }
  const { certificateHolder } = await owner.ask(holderCertificatesQuestion, { id: whose.holderId, after }, ofHolder)
  return certificateHolder?.certificates ?? null
}
