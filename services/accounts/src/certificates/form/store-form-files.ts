import { storeFile } from '@coverdesk/kit'
import type { CertificateFormRecord } from './certificate-form.model.ts'
import { drawOn } from './filling/draw-on-form.ts'
import { sampleCertificate } from './filling/sample-certificate.ts'
import { previewName } from './present-form.ts'

interface Owner {
  /** Of the form. */
  id: string
  userId: string
}

/** Stores a document of a form, in the transaction of the mutation. @returns its id */
export const storeFormFile = (bytes: Buffer, { id, name, userId }: Owner & { name: string }): Promise<string> =>
  storeFile({ name, mimeType: 'application/pdf', bytes, uploadedBy: userId }, { typename: 'CertificateForm', id })

/** Fills the form with an invented certificate. @param document the form without its fields */
export const storePreview = async (
  document: Buffer,
  form: Pick<CertificateFormRecord, 'fields'>,
  owner: Owner,
): Promise<string> => storeFormFile(await drawOn(document, form, sampleCertificate), { ...owner, name: previewName })
