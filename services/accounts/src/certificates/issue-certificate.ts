import { storeFile } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { Certificate, type CertificateRecord } from './certificate.model.ts'
import type { CertificateSnapshot } from './certificate-snapshot.ts'
import { drawCertificate } from './document/draw-certificate.ts'
import { keepHolder } from './holder-book/keep-holder.ts'
import { nextNumber } from './next-number.ts'

type Issuing = 'accountId' | 'neededUntil' | 'findings' | 'overrideReason' | 'createdById'
type Reissued = 'reissueId' | 'replacesId' | 'replacesNumber'

/** All that is said before a certificate has its number and its document. */
export interface CertificateDraft extends Pick<CertificateRecord, Issuing | 'rendering' | Reissued> {
  snapshot: Omit<CertificateSnapshot, 'certificateNumber'>
  /** Whom it is for, where somebody knows; else its name and address tell. */
  holderId?: Types.ObjectId | undefined
}

/** Numbers it, draws its document and keeps its holder: all in the transaction of the mutation, or nothing. */
export async function issueCertificate({
  snapshot: said,
  holderId: knownHolder,
  ...issuing
}: CertificateDraft): Promise<CertificateRecord> {
  const snapshot: CertificateSnapshot = { certificateNumber: await nextNumber(), ...said }
  const _id = new Types.ObjectId()
  const createdAt = new Date()
  const fileName = `Certificate ${snapshot.certificateNumber}.pdf`
  const owner = { typename: 'CertificateOfLiabilityInsurance', id: String(_id) }
  const document = { name: fileName, mimeType: 'application/pdf', bytes: await drawCertificate(snapshot) }
  const fileId = await storeFile({ ...document, uploadedBy: issuing.createdById }, owner)
  const holderId = await keepHolder({ holder: snapshot.holder, holderId: knownHolder, at: createdAt })
  const certificate = await Certificate.insertOne({
    ...{ _id, createdAt, ...snapshot, ...issuing, holderId },
    ...{ fileId, fileName },
  })
  return certificate.toObject()
}
