import { Banner, makeStyles, todayIn } from '@coverdesk/design-system'
import { BillingLink } from './BillingLink'
import { trialText } from './trial'
import { type BillingLinks, useBillingLinks } from './use-billing-links'

/** What the banner knows of an agency's subscription. */
export interface BannerSubscription {
  state: 'ACTIVE' | 'EXPIRED' | 'OVERDUE' | 'PAUSED' | 'TRIAL'
  /** A day of the agency's calendar: `2026-12-06`. */
  trialEndDate: string | null
}

interface Notice {
  tone: 'neutral' | 'warning' | 'error'
  text(subscription: BannerSubscription): string
  action: string
  link: keyof BillingLinks
}

/** What each state asks for (specification 1 §4). An active subscription asks for nothing. */
const notices: Partial<Record<BannerSubscription['state'], Notice>> = {
  TRIAL: {
    tone: 'neutral',
    text: ({ trialEndDate }) => trialText(trialEndDate, todayIn()),
    action: 'Upgrade',
    link: 'billingPortalUrl',
  },
  OVERDUE: {
    tone: 'warning',
    text: () => 'Your last payment did not go through. Update your payment method to keep your subscription.',
    action: 'Update Payment',
    link: 'updatePaymentMethodUrl',
  },
  PAUSED: {
    tone: 'warning',
    text: () => 'Your subscription is paused.',
    action: 'Resume',
    link: 'updateSubscriptionUrl',
  },
  EXPIRED: {
    tone: 'error',
    text: () => 'Your subscription has ended.',
    action: 'Restart',
    link: 'billingPortalUrl',
  },
}

/** The action's place is there before it is known where it leads, so that nothing moves. */
const useStyles = makeStyles({ action: { display: 'inline-flex', minWidth: '72px', minHeight: '28px' } })

interface SubscriptionBannerProps {
  subscription: BannerSubscription
  /** The action is the one thing to do here, not one beside others. By default false. */
  prominent?: boolean
}

/**
 * What has to be done about the agency's subscription; nothing when nothing has.
 *
 * @example {agency.subscription && <SubscriptionBanner subscription={agency.subscription} />}
 */
export function SubscriptionBanner({ subscription, prominent = false }: SubscriptionBannerProps) {
  const notice = notices[subscription.state]
  return notice ? <NoticeBanner notice={notice} subscription={subscription} prominent={prominent} /> : null
}

function NoticeBanner({ notice, subscription, prominent }: Required<SubscriptionBannerProps> & { notice: Notice }) {
  const links = useBillingLinks()
  const action = (
    <span className={useStyles().action}>
      <BillingLink to={links[notice.link]} primary={prominent}>
        {notice.action}
      </BillingLink>
    </span>
  )
  return (
    <Banner tone={notice.tone} actions={action}>
      {notice.text(subscription)}
    </Banner>
  )
}
