import { ButtonLink, makeStyles } from '@coverdesk/design-system'
import type { CertificateRowFragment } from '../generated/documents'
import { certificatePath } from '../paths'
import { DownloadLink } from './DownloadLink'

const useStyles = makeStyles({
  root: { display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '4px' },
})

interface CertificateActionsProps {
  certificate: Pick<CertificateRowFragment, 'id' | 'accountId' | 'certificateNumber' | 'downloadUrl'>
  /** Whether the account that it is shown over is there. By default it is. */
  viewable?: boolean
}

/** Specification 1 §2: to look at, over its account's certificates, and to save. */
export function CertificateActions({ certificate, viewable = true }: CertificateActionsProps) {
  const styles = useStyles()
  const { id, accountId, certificateNumber } = certificate
  return (
    <span className={styles.root}>
      {viewable && (
        <ButtonLink
          small
          appearance="subtle"
          to={certificatePath(accountId, id)}
          aria-label={`View ${certificateNumber}`}
        >
          View
        </ButtonLink>
      )}
      <DownloadLink small certificate={certificate} />
    </span>
  )
}
