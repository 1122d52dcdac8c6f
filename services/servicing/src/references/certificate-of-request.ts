import { askProduct, notFound } from '@coverdesk/kit'
import { z } from 'zod'

/** A certificate as accounts know it. */
export interface IssuedCertificate {
  id: string
  certificateNumber: string
  accountId: string
  /** Of its document. */
  fileId: string
}

const question = /* GraphQL */ `
  query ServiceRequestCertificate($id: ID!) {
    certificate(id: $id) { id certificateNumber accountId downloadUrl }
  }
`
const answer = z.object({
  certificate: z
    .object({
      id: z.string(),
      certificateNumber: z.string(),
      accountId: z.string(),
      downloadUrl: z.string().regex(/^\/files\/[^/?]+\//),
    })
    .nullable(),
})

/** @throws NOT_FOUND, or SUBGRAPH_UNAVAILABLE while accounts don’t answer */
export async function certificateOfRequest(id: string): Promise<IssuedCertificate> {
  const { certificate } = await askProduct(question, { id }, answer)
  if (!certificate) throw notFound('certificate')
  const { downloadUrl, ...issued } = certificate
  return { ...issued, fileId: downloadUrl.split('/')[2] ?? '' }
}
