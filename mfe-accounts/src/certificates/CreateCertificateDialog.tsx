import { useCloseDialog, useParams, useSubmission } from '@coverdesk/plugin-sdk'
import { certificatesPath } from '../paths'
import { CertificateForm } from './CertificateForm'
import type { CertificateCreation } from './create-certificate'
import { NothingToCertify } from './NothingToCertify'
import { useCertifiablePolicies } from './use-certifiable-policies'

const title = 'Create a new certificate'

/** A new certificate, over those of the account; an account without policies has nothing to certify. */
export function CreateCertificateDialog() {
  const { id = '' } = useParams()
  const close = useCloseDialog(certificatesPath(id))
  const submission = useSubmission<CertificateCreation>(close)
  const { hasNone } = useCertifiablePolicies(id)
  if (hasNone) return <NothingToCertify title={title} accountId={id} onClose={close} />
  return <CertificateForm key={id} title={title} accountId={id} submission={submission} onClose={close} />
}
