import { storeFile } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { drawOnForm } from '../form/filling/draw-on-form.ts'
import { formInUse } from '../form/rendering.ts'
import { keepHolder } from '../holder-book/keep-holder.ts'
import { drawCertificate } from '../process/document-process.ts'
import { Certificate, type CertificateRecord } from '../record/certificate.model.ts'
import type { CertificateSnapshot } from '../record/certificate-snapshot.ts'
import { asNumber, nextNumber } from './next-number.ts'

type Issuing = 'accountId' | 'neededUntil' | 'findings' | 'overrideReason' | 'createdById'
type Reissued = 'reissueId' | 'replacesId' | 'replacesNumber'

/** All that is said before a certificate has its number and its document. */
export interface CertificateDraft extends Pick<CertificateRecord, Issuing | 'rendering' | Reissued> {
  snapshot: Omit<CertificateSnapshot, 'certificateNumber'>
  /** Who it is for, where someone knows; else its name and address tell. */
  holderId?: Types.ObjectId | undefined
}

/** Stands for the number that a certificate will have: as long as that. */
export const numberToCome: string = asNumber(0)

/** Numbers it, draws its document and keeps its holder: all in the transaction of the mutation, or nothing. */
export async function issueCertificate({
  snapshot: said,
  holderId: knownHolder,
  rendering: wished,
  ...issuing
}: CertificateDraft): Promise<CertificateRecord> {
  const snapshot: CertificateSnapshot = { certificateNumber: await nextNumber(), ...said }
  const _id = new Types.ObjectId()
  const createdAt = new Date()
  const fileName = `Certificate ${snapshot.certificateNumber}.pdf`
  const owner = { typename: 'CertificateOfLiabilityInsurance', id: String(_id) }
  // A form that is no longer in use is no reason not to issue.
  const form = wished === 'AGENCY_FORM' ? await formInUse() : null
  const bytes = form ? await drawOnForm(form, snapshot) : await drawCertificate(snapshot)
  const rendering = form ? ('AGENCY_FORM' as const) : ('LAYOUT' as const)
  const document = { name: fileName, mimeType: 'application/pdf', bytes }
  const fileId = await storeFile({ ...document, uploadedBy: issuing.createdById }, owner)
  const holderId = await keepHolder({ holder: snapshot.holder, holderId: knownHolder, at: createdAt })
  const certificate = await Certificate.insertOne({
    ...{ _id, createdAt, ...snapshot, ...issuing, rendering, holderId },
    ...{ fileId, fileName },
  })
  return certificate.toObject()
}
