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

/** What speaks against issuing it, and the reason to do it all the same, which is kept with it. */
export function CertificateGuard({ form, input }: CertificateGuardProps) {
  const styles = useStyles()
  return (
    <section aria-label="What speaks against it" className={styles.root}>
      <h3 className={styles.title}>What speaks against it</h3>
      <Findings input={input} />
      <TextareaField
        form={form}
        name="overrideReason"
        label="Why it is issued all the same"
        maxLength={textBounds.overrideReason}
        hint="It is kept with the certificate and in the audit log."
      />
    </section>
  )
}

function Findings({ input }: { input: CreateCertificateInput }) {
  const query = useQuery(CertificateFindingsDocument, { input })
  if (query.status === 'loading') {
    return (
      <div role="status" aria-label="Loading findings...">
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
        {query.failure?.message ?? 'The findings could not be read.'}
      </Banner>
    )
  }
  return <FindingList findings={findings} />
}
