import { Banner, Button, makeStyles, Skeleton, tokens } from '@coverdesk/design-system'
import { type ServerForm, TextareaField } from '@coverdesk/design-system/forms'
import { useQuery } from '@coverdesk/plugin-sdk'
import { textBounds } from '../facts/text-bounds'
import { CertificateFindingsDocument, type CreateCertificateInput } from '../generated/documents'
import type { CertificateValues } from './certificate-values'
import { FindingList } from './FindingList'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
})

interface CertificateGuardProps {
  form: ServerForm<CertificateValues>
  /** What was checked. */
  input: CreateCertificateInput
}

/** Issues with issuing it, and the reason to do it anyway, which is kept with it. */
export function CertificateGuard({ form, input }: CertificateGuardProps) {
  const styles = useStyles()
  return (
    <section aria-label="Issues to resolve" className={styles.root}>
      <h3 className={styles.title}>Issues to resolve</h3>
      <Findings input={input} />
      <TextareaField
        form={form}
        name="overrideReason"
        label="Reason for override"
        maxLength={textBounds.overrideReason}
        hint="Saved with the certificate and in the audit log."
      />
    </section>
  )
}

function Findings({ input }: { input: CreateCertificateInput }) {
  const query = useQuery(CertificateFindingsDocument, { input })
  if (query.status === 'loading') {
    return (
      <div role="status" aria-label="Checking for issues...">
        <Skeleton width="70%" height="20px" />
      </div>
    )
  }
  const findings = query.status === 'loaded' ? query.data.certificateFindings : undefined
  if (!findings) {
    return (
      <Banner
        tone="error"
        actions={
          <Button small onClick={query.retry}>
            Retry
          </Button>
        }
      >
        {query.failure?.message ?? 'Issues couldn’t be checked.'}
      </Banner>
    )
  }
  return <FindingList findings={findings} />
}
