import { Banner, ButtonLink } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { AccountReissuesDocument } from '../generated/documents'
import { reissueRunPath } from '../paths'

/** The newest run of an account, while it is under way. */
export function useReissueUnderWay(accountId: string) {
  const query = useQuery(AccountReissuesDocument, { accountId })
  const newest = query.status === 'loaded' ? query.data.certificateReissues?.items[0] : undefined
  return newest?.state === 'ISSUING' ? newest : undefined
}

/** How far the run of an account has come, and the way there. Nothing where none is under way. */
export function ReissueUnderWay({ accountId }: { accountId: string }) {
  const run = useReissueUnderWay(accountId)
  if (!run) return null
  return (
    <Banner
      tone="neutral"
      actions={
        <ButtonLink small to={reissueRunPath(accountId, run.id)}>
          See progress
        </ButtonLink>
      }
    >
      {`Reissuing ${run.issued.toLocaleString('en-US')} of ${run.total.toLocaleString('en-US')}…`}
    </Banner>
  )
}
