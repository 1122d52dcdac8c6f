import { DetailSkeleton } from '@coverdesk/design-system'
import { NoRecord, useParams, useQuery } from '@coverdesk/plugin-sdk'
import { CertificateReissueDocument, type ReissueRunFragment } from '../generated/documents'
import { toAccounts } from '../paths'
import { FinishedReissue } from './FinishedReissue'
import { IssuingCertificates } from './IssuingCertificates'
import { ReissuedItems } from './ReissuedItems'
import { ReissuePlace } from './ReissuePlace'

/** One run, from its first certificate to its end. The server knows where it is: a reload or a link continues there. */
export const ReissueRunPage = () => (
  <ReissuePlace>
    <Run />
  </ReissuePlace>
)

function Run() {
  const { runId: id = '' } = useParams()
  const query = useQuery(CertificateReissueDocument, { id })
  if (query.status === 'loading') return <DetailSkeleton label="Loading reissue..." />
  const run = query.status === 'loaded' ? query.data.certificateReissue : undefined
  if (!run) return <NoRecord what="reissue" failure={query.failure} onRetry={query.retry} wayBack={toAccounts} />
  return (
    <>
      <Stage run={run} />
      <ReissuedItems run={run} />
    </>
  )
}

const Stage = ({ run }: { run: ReissueRunFragment }) =>
  run.state === 'ISSUING' ? <IssuingCertificates run={run} /> : <FinishedReissue run={run} />
