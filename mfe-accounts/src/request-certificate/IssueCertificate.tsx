import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@coverdesk/design-system'
import { RecordDialog } from '@coverdesk/design-system/record'
import { useQuery } from '@coverdesk/plugin-sdk'
import { CertificateForm } from '../certificates/CertificateForm'
import { NothingToCertify } from '../certificates/NothingToCertify'
import { useCertifiablePolicies } from '../certificates/use-certifiable-policies'
import { type CertificateRequestFragment, RequestedCertificateDocument } from '../generated/documents'
import { ClientNotes } from './ClientNotes'
import { requestedNotes, requestedValues } from './requested-values'
import { useRequestSubmission } from './use-request-submission'

const title = 'Issue certificate'

interface IssueCertificateProps {
  serviceRequestId: string
  onClose(): void
}

/** The certificate that a client asked for, over the page of the service request: filled in as the request says. */
export default function IssueCertificate({ serviceRequestId, onClose }: IssueCertificateProps) {
  const query = useQuery(RequestedCertificateDocument, { id: serviceRequestId })
  if (query.status === 'loading') {
    return (
      <RecordDialog title={title} onClose={onClose}>
        <div role="status" aria-label="Loading the service request...">
          <Skeleton width="70%" height="44px" />
        </div>
      </RecordDialog>
    )
  }
  const request = query.status === 'loaded' ? query.data.serviceRequest : undefined
  if (!request) {
    return (
      <RecordDialog title={title} onClose={onClose}>
        <ErrorState
          title="The service request could not be loaded"
          message={query.failure?.message ?? 'There was no answer.'}
          requestId={query.failure?.requestId}
          onRetry={query.retry}
        />
      </RecordDialog>
    )
  }
  if (!request.account) return <NoAccount requestId={request.id} onClose={onClose} />
  return <RequestedForm request={request} accountId={request.account.id} onClose={onClose} />
}

interface RequestedFormProps {
  request: CertificateRequestFragment
  accountId: string
  onClose(): void
}

function RequestedForm({ request, accountId, onClose }: RequestedFormProps) {
  const submission = useRequestSubmission(request.id, onClose)
  const { hasNone } = useCertifiablePolicies(accountId)
  if (hasNone) return <NothingToCertify title={title} accountId={accountId} onClose={onClose} />
  return (
    <CertificateForm
      title={title}
      accountId={accountId}
      initial={requestedValues(request)}
      submission={submission}
      onClose={onClose}
    >
      <ClientNotes notes={requestedNotes(request)} />
    </CertificateForm>
  )
}

const NoAccount = ({ requestId, onClose }: { requestId: string; onClose(): void }) => (
  <RecordDialog title={title} onClose={onClose}>
    <EmptyState
      kind="nothing"
      title="Link the request to an account first"
      hint="A certificate shows the policies of an account, and this request has none."
      action={<ButtonLink to={`/app/servicing/${requestId}/link`}>Link to an account</ButtonLink>}
    />
  </RecordDialog>
)
