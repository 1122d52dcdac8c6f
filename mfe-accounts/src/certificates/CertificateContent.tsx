import { addressLines, DateTime, Facts, makeStyles, TextLink, tokens } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import type { CertificateProfileFragment } from '../generated/documents'
import { certificatePath } from '../paths'
import { CertificateLines } from './CertificateLines'
import { DocumentFrame } from './DocumentFrame'
import { FindingList } from './FindingList'
import { ReplacedBanner } from './ReplacedBanner'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  facts: { containerType: 'inline-size' },
  title: { margin: '0 0 8px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  reason: { margin: '0 0 8px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})

/** Who it is for, what it certifies, what was overridden, and the document itself. */
export function CertificateContent({ certificate }: { certificate: CertificateProfileFragment }) {
  const styles = useStyles()
  const { certificateNumber, holder, descriptionOfOperations, createdAt, createdBy } = certificate
  return (
    <div className={styles.root}>
      <ReplacedBanner certificate={certificate} />
      <div className={styles.facts}>
        <Facts
          facts={[
            { label: 'Certificate holder', value: [holder.name, ...addressLines(holder.address)].join('\n') },
            { label: 'Number', value: certificateNumber },
            { label: 'Issued', value: <DateTime value={createdAt} /> },
            { label: 'Issued by', value: createdBy?.name },
            { label: 'Additional insured', value: additionalInsuredText(certificate) },
            { label: 'Description of operations', value: descriptionOfOperations },
            ...replacedFact(certificate),
            ...(certificate.rendering === 'AGENCY_FORM' ? [{ label: 'Document', value: 'On the agency’s form' }] : []),
          ]}
        />
      </div>
      {certificate.findings.length > 0 && (
        <Part title="Issued with override">
          <p className={styles.reason}>{certificate.overrideReason}</p>
          <FindingList findings={certificate.findings} />
        </Part>
      )}
      <DocumentFrame url={certificate.viewUrl} name={`${certificateNumber}.pdf`} />
      <Part title="Certified coverage">
        <CertificateLines lines={certificate.lines} />
      </Part>
    </div>
  )
}

/** As the document says it: a policy grants the status, not whoever asks for it. */
function additionalInsuredText({ additionalInsured, lines }: CertificateProfileFragment) {
  if (!additionalInsured) return 'No'
  return lines.some(line => line.additionalInsured) ? 'Yes' : 'Requested, but no policy listed grants it'
}

/** A reissue names the certificate that it was issued in place of. */
function replacedFact({ accountId, replacesId, replacesNumber }: CertificateProfileFragment) {
  if (!replacesId) return []
  const to = certificatePath(accountId, replacesId)
  return [{ label: 'Replaces', value: <TextLink href={to}>{replacesNumber ?? 'A prior certificate'}</TextLink> }]
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={useStyles().title}>{title}</h3>
      {children}
    </section>
  )
}
