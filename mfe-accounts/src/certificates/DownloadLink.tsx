import { ButtonLink } from '@coverdesk/design-system'
import type { CertificateRowFragment } from '../generated/documents'

interface DownloadLinkProps {
  certificate: Pick<CertificateRowFragment, 'certificateNumber' | 'downloadUrl'>
  /** In a row; else it is what people come to the dialog for. */
  small?: boolean
}

/** The document, to be saved; in a new tab, as specification 1 §2 says. */
export function DownloadLink({ certificate: { certificateNumber, downloadUrl }, small = false }: DownloadLinkProps) {
  return (
    <ButtonLink
      small={small}
      appearance={small ? 'subtle' : 'primary'}
      to={downloadUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Download ${certificateNumber}`}
    >
      Download
    </ButtonLink>
  )
}
