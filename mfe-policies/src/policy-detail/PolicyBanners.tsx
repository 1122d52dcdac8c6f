import { Banner, formatDate, makeStyles, TextLink } from '@coverdesk/design-system'
import type { PolicyProfileFragment } from '../generated/documents'
import { overviewPath } from '../paths'
import { holdingCancellation, newerPolicyOf } from '../policy-record/policy-rules'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '8px',
    padding: '0 20px 16px',
    '@media (max-width: 639px)': { padding: '0 16px 16px' },
  },
})

/** What everyone who looks at this policy must know. */
export function PolicyBanners({ policy }: { policy: PolicyProfileFragment }) {
  const styles = useStyles()
  const cancellation = policy.state === 'CANCELED' ? null : holdingCancellation(policy)
  const newer = newerPolicyOf(policy)
  if (!cancellation && !newer) return null
  return (
    <div className={styles.root}>
      {cancellation && (
        <Banner tone="warning">
          <strong>Cancellation Pending</strong>
          {` – the policy is canceled on ${formatDate(cancellation.effectiveAt)}. Status updates automatically.`}
        </Banner>
      )}
      {newer && (
        <Banner tone="neutral" actions={<TextLink href={overviewPath(newer.id)}>View newer policy</TextLink>}>
          <strong>Newer policy version available</strong>
        </Banner>
      )}
    </div>
  )
}
