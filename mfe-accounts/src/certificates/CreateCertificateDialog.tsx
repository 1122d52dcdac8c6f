import { EmptyState } from '@coverdesk/design-system'
import { RecordDialog } from '@coverdesk/design-system/record'
import { useCloseDialog, useParams } from '@coverdesk/plugin-sdk'
import { certificatesPath } from '../paths'
import { CertificateForm } from './CertificateForm'
import { LogPolicyLink } from './log-policy-first'
import { useCertifiablePolicies } from './use-certifiable-policies'

const title = 'Create a new certificate'

/** A new certificate, over those of the account; an account without policies has nothing to certify. */
export function CreateCertificateDialog() {
  const { id = '' } = useParams()
  const close = useCloseDialog(certificatesPath(id))
  const { hasNone } = useCertifiablePolicies(id)
  if (!hasNone) return <CertificateForm key={id} title={title} accountId={id} onClose={close} />
  return (
    <RecordDialog title={title} onClose={close}>
      <EmptyState
        kind="nothing"
        title="Log a policy first"
        hint="A certificate shows the policies of its account, and this one has none."
        action={<LogPolicyLink accountId={id} />}
      />
    </RecordDialog>
  )
}
