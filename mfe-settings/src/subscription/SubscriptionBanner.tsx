import { Banner, formatDate } from '@coverdesk/design-system'
import type { SubscriptionState } from '../generated/documents'
import { BillingLink } from './BillingLink'
import type { Subscription } from './subscription'
import type { BillingLinks } from './use-billing-links'

interface Notice {
  tone: 'neutral' | 'warning' | 'error'
  text(subscription: Subscription): string
  action: string
  link: keyof BillingLinks
}

/** What each state asks for (specification 1 §4). An active subscription asks for nothing. */
const notices: Partial<Record<SubscriptionState, Notice>> = {
  TRIAL: {
    tone: 'neutral',
    text: ({ trialEndDate }) =>
      trialEndDate ? `Your trial ends on ${formatDate(trialEndDate)}.` : 'Your agency is on trial.',
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

/** What has to be done about the subscription, if anything. */
export function SubscriptionBanner({ subscription, links }: { subscription: Subscription; links: BillingLinks }) {
  const notice = notices[subscription.state]
  if (!notice) return null
  return (
    <Banner tone={notice.tone} actions={<BillingLink to={links[notice.link]}>{notice.action}</BillingLink>}>
      {notice.text(subscription)}
    </Banner>
  )
}
