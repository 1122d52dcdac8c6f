import type { CertificateRecord } from './certificate.model.ts'

type Document = Pick<CertificateRecord, 'fileId' | 'fileName'>

/** Where its document is looked at. */
export const viewUrl = ({ fileId, fileName }: Document): string => `/files/${fileId}/${encodeURIComponent(fileName)}`

/** Where it is saved. */
export const downloadUrl = (document: Document): string => `${viewUrl(document)}?download`
