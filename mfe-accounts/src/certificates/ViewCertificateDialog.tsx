import { EmptyState, ErrorState, Skeleton } from '@coverdesk/design-system'
import { RecordDialog } from '@coverdesk/design-system/record'
import { useCloseDialog, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { CertificateDocument } from '../generated/documents'
import { certificatesPath } from '../paths'
import { CertificateContent } from './CertificateContent'
import { DownloadLink } from './DownloadLink'

/** A certificate as it was issued, over the account's certificates. */
export function ViewCertificateDialog() {
  const { id = '', recordId: certificateId = '' } = useParams()
  const close = useCloseDialog(certificatesPath(id))
  const query = useQuery(CertificateDocument, { id: certificateId })
  const found = query.status === 'loaded' ? query.data.certificate : undefined
  // Under the address of another account it would pass for that one's.
  const certificate = found?.accountId === id ? found : undefined
  return (
    <RecordDialog
      title="View certificate"
      onClose={close}
      actions={certificate && <DownloadLink certificate={certificate} />}
    >
      {query.status === 'loading' && (
        <div role="status" aria-label="Loading certificate...">
          <Skeleton width="100%" height="500px" />
        </div>
      )}
      {certificate && <CertificateContent key={certificate.id} certificate={certificate} />}
      {query.status !== 'loading' && !certificate && <NoCertificate failure={query.failure} onRetry={query.retry} />}
    </RecordDialog>
  )
}

interface NoCertificateProps {
  failure: { message: string; code: string; requestId: string | undefined } | undefined
  onRetry(): void
}

function NoCertificate({ failure, onRetry }: NoCertificateProps) {
  if (!failure || failure.code === 'NOT_FOUND') {
    return <EmptyState kind="no-match" title="Certificate not found" hint="The link may be incomplete." />
  }
  return (
    <ErrorState
      title="The certificate could not be loaded"
      message={failure.message}
      requestId={failure.requestId}
      onRetry={onRetry}
    />
  )
}
