import type { FilledField } from '@coverdesk/forms/pdf'
import { readFile } from '@coverdesk/kit'
import { fillForm } from '../../process/document-process.ts'
import type { CertificateSnapshot } from '../../record/certificate-snapshot.ts'
import type { CertificateFormRecord } from '../certificate-form.model.ts'
import { type CertificateFacts, factsOfCertificate } from '../sources/facts-of-certificate.ts'

type Mapped = Pick<CertificateFormRecord, 'fields'>

/** What a certificate says, as far as this form has fields for it. */
export function factsOnForm({ fields }: Mapped, certificate: CertificateSnapshot): CertificateFacts {
  const sources = new Set(fields.map(({ source }) => source))
  return factsOfCertificate(certificate, key => sources.has(key))
}

/** The fields that have something to show. */
export const filledFields = ({ fields }: Mapped, { values }: CertificateFacts): FilledField[] =>
  fields.flatMap(({ name, tooltip, source, matchedBy, ...field }) => {
    const text = source && values.get(source)
    return text ? [{ ...field, text }] : []
  })

/** The certificate on the agency's own form, as a PDF without a field. */
export async function drawOnForm(form: CertificateFormRecord, certificate: CertificateSnapshot): Promise<Buffer> {
  return drawOn(await documentOf(form), form, certificate)
}

/** The form without its fields. */
export async function documentOf({ fileId }: Pick<CertificateFormRecord, 'fileId'>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const bytes of readFile(fileId)) parts.push(bytes)
  return Buffer.concat(parts)
}

/** @param document the form without its fields */
export function drawOn(document: Buffer, form: Mapped, certificate: CertificateSnapshot): Promise<Buffer> {
  const names = { title: `Certificate of insurance ${certificate.certificateNumber}`, author: certificate.producer }
  return fillForm(document, filledFields(form, factsOnForm(form, certificate)), names)
}
