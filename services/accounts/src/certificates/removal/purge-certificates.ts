import { releaseFile } from '@coverdesk/kit'
import { countCertificates } from '../holder-book/count-certificates.ts'
import { Certificate } from '../record/certificate.model.ts'
import { purgeReissuesOf } from '../reissue/reissues-of-account.ts'

/** After an account is gone permanently so are its certificates and their documents. Inside of a mutation. */
export async function purgeCertificatesOf(accountId: string): Promise<void> {
  const certificates = await Certificate.find({ accountId }, { fileId: 1, holderId: 1 }).lean()
  for (const { fileId } of certificates) await releaseFile(fileId)
  await Certificate.deleteMany({ accountId })
  await purgeReissuesOf(accountId)
  const holders = new Map(certificates.flatMap(({ holderId }) => (holderId ? [[String(holderId), holderId]] : [])))
  await countCertificates([...holders.values()])
}
