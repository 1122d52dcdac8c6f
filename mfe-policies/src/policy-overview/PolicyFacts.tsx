import { Facts, formatDate, formatLimit, Section, StateBadge } from '@coverdesk/design-system'
import type { PolicyProfileFragment } from '../generated/documents'
import { holdingCancellation } from '../policy-record/policy-rules'
import { billingTypes, notKnown, wordsOf } from '../words/policy-labels'

/** What people come to look up (specification 2 §2, overview). */
export function PolicyFacts({ policy }: { policy: PolicyProfileFragment }) {
  const { pricing, state, expiresAt, carrier, broker } = policy
  const cancellation = holdingCancellation(policy)
  return (
    <Section title="Overview">
      <Facts
        facts={[
          { label: 'Premium', value: formatLimit(pricing.premium) },
          { label: 'Status', value: <StateBadge of="policy" state={state} /> },
          { label: 'Billing Mode', value: wordsOf(billingTypes, pricing.billingType) },
          ...(cancellation
            ? [{ label: 'Cancellation Effective Date', value: formatDate(cancellation.effectiveAt) }]
            : []),
          { label: 'Expiration Date', value: expiresAt ? formatDate(expiresAt) : notKnown },
          { label: 'Carrier', value: carrier?.name },
          { label: 'Wholesale Broker', value: broker?.name ?? notKnown },
        ]}
      />
    </Section>
  )
}
