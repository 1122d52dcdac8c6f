import { Banner, ButtonLink } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { SupersededCountDocument } from '../generated/documents'
import { reissuePath } from '../paths'
import { ReissueUnderWay, useReissueUnderWay } from './ReissueUnderWay'

/** The server tells of no more at once. */
const most = 500

/**
 * Above an account's certificates: the reissue in progress, or else how many holders have a certificate that a renewal
 * superseded. Shows nothing while policies aren't responding.
 */
export function ReissueNotice({ accountId }: { accountId: string }) {
  const run = useReissueUnderWay(accountId)
  const query = useQuery(SupersededCountDocument, { accountId })
  const count = (query.status === 'loaded' && query.data.supersededCertificates?.length) || 0
  if (run) return <ReissueUnderWay accountId={accountId} />
  if (count === 0) return null
  return (
    <Banner
      tone="neutral"
      actions={
        <ButtonLink small to={reissuePath(accountId)}>
          Reissue certificates
        </ButtonLink>
      }
    >
      {inWords(count)}
    </Banner>
  )
}

function inWords(count: number): string {
  if (count === 1) return '1 holder has a certificate of a policy that has been renewed.'
  return `${count < most ? count : `${most} or more`} holders have certificates of policies that have been renewed.`
}
