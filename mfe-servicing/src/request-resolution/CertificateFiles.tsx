import { FileList } from '@coverdesk/design-system'
import type { ServiceRequestProfileFragment } from '../generated/documents'

interface CertificateFilesProps {
  certificates: ServiceRequestProfileFragment['certificates']
  /** One more word about each. */
  note?: string
}

/** Certificates that were issued for the request. */
export function CertificateFiles({ certificates, note }: CertificateFilesProps) {
  return (
    <FileList
      label="Certificates"
      files={certificates.map(({ certificateId, certificateNumber, file }) => ({
        ...file,
        id: certificateId,
        note: [`Certificate ${certificateNumber}`, note].filter(Boolean).join(' · '),
      }))}
    />
  )
}
