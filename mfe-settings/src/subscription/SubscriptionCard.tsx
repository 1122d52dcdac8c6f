import {
  EmptyState,
  ErrorState,
  Facts,
  formatDate,
  formatMoney,
  makeStyles,
  ProgressBar,
  pluralize,
  Section,
  StateBadge,
  tokens,
} from '@coverdesk/design-system'
import { BillingLink, type BillingLinks } from '@coverdesk/plugin-sdk'
import { planLabel, planTerms, type Subscription, seatShare, seatsAvailable } from '../seats/subscription'
import { SubscriptionSkeleton } from './SubscriptionSkeleton'
import type { useSubscription } from './use-subscription'

const title = 'Your Subscription'

const useStyles = makeStyles({
  body: { display: 'grid', gap: '16px' },
  plan: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.textSecondary },
  seats: { display: 'grid', gap: '6px' },
  labels: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' },
  links: { display: 'flex', flexWrap: 'wrap', gap: '8px', ':empty': { display: 'none' } },
})

interface SubscriptionCardProps extends ReturnType<typeof useSubscription> {
  links: BillingLinks
}

/** What the agency pays for, how many of its seats are taken, and where it is changed. */
export function SubscriptionCard({ query, failure, subscription, links }: SubscriptionCardProps) {
  if (query.status === 'loading') return <SubscriptionSkeleton title={title} />
  if (subscription === undefined) {
    return (
      <Section title={title}>
        <ErrorState
          title="Your subscription could not be loaded"
          message={failure?.message ?? 'There was no answer.'}
          requestId={failure?.requestId}
          onRetry={query.retry}
        />
      </Section>
    )
  }
  if (subscription === null) {
    return (
      <Section title={title}>
        <EmptyState kind="nothing" title="No subscription" hint="Your agency has no subscription, and so no seats." />
      </Section>
    )
  }
  return (
    <Section title={title} actions={<StateBadge of="subscription" state={subscription.state} />}>
      <Plan subscription={subscription} links={links} />
    </Section>
  )
}

function Plan({ subscription, links }: { subscription: Subscription; links: BillingLinks }) {
  const styles = useStyles()
  const { numSeats, numSeatsActive } = subscription
  const payment = nextPayment(subscription)
  return (
    <div className={styles.body}>
      <div>
        <div className={styles.plan}>{planLabel(subscription)}</div>
        <div className={styles.quiet}>{planTerms(subscription)}</div>
      </div>
      <div className={styles.seats}>
        <ProgressBar
          label="Seats"
          labelHidden
          value={seatShare(subscription)}
          text={`${numSeatsActive} of ${numSeats}`}
          tone={numSeatsActive > numSeats ? 'red' : 'brand'}
        />
        <div className={styles.labels}>
          <span>{pluralize(numSeatsActive, 'seat assigned', 'seats assigned')}</span>
          <span className={styles.quiet}>
            {pluralize(seatsAvailable(subscription), 'seat available', 'seats available')}
          </span>
        </div>
      </div>
      {payment && <Facts facts={[{ label: 'Next payment', value: payment }]} />}
      <div className={styles.links}>
        <BillingLink to={links.billingPortalUrl}>Billing</BillingLink>
        <BillingLink to={links.updateSubscriptionUrl}>Plan and seats</BillingLink>
        <BillingLink to={links.updatePaymentMethodUrl}>Payment method</BillingLink>
      </div>
    </div>
  )
}

/** "$392.00 on Dec 13, 2026", as far as it is known. */
function nextPayment({ nextBillingAmount, nextBillingDate }: Subscription): string {
  const amount = nextBillingAmount === null ? '' : formatMoney(nextBillingAmount)
  const day = nextBillingDate === null ? '' : formatDate(nextBillingDate)
  return amount && day ? `${amount} on ${day}` : amount || day
}
