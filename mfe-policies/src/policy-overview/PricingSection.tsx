import { Facts, formatLimit, formatPercent, KeyFigures, makeStyles, Section } from '@coverdesk/design-system'
import type { PolicyProfileFragment } from '../generated/documents'
import { paymentIntervals, wordsOf } from '../words/policy-labels'

const useStyles = makeStyles({ root: { display: 'grid', gap: '20px' } })

const money = (cents: number | null) => cents !== null && formatLimit(cents)

/** What the policy costs, part by part, and what the agency earns. */
export function PricingSection({ pricing }: { pricing: PolicyProfileFragment['pricing'] }) {
  const styles = useStyles()
  const { commissionRate, estimatedCommission } = pricing
  return (
    <Section title="Pricing">
      <div className={styles.root}>
        <KeyFigures
          figures={[
            { label: 'Premium', value: formatLimit(pricing.premium) },
            { label: 'Total', value: formatLimit(pricing.total), hint: 'with taxes and fees' },
            {
              label: 'Estimated commission',
              value: estimatedCommission === null ? undefined : formatLimit(estimatedCommission),
              ...(commissionRate !== null && { hint: `${formatPercent(commissionRate)} of the premium` }),
            },
          ]}
        />
        <Facts
          facts={[
            { label: 'Payment', value: wordsOf(paymentIntervals, pricing.paymentIntervalType) },
            { label: 'Taxes', value: money(pricing.taxes) },
            { label: 'Agency fees', value: money(pricing.agencyFees) },
            { label: 'Broker fees', value: money(pricing.brokerFees) },
            { label: 'Policy fees', value: money(pricing.policyFees) },
            { label: 'Other fees', value: money(pricing.otherFees) },
            { label: 'Minimum earned premium', value: money(pricing.minimumEarnedPremium) },
          ]}
        />
      </div>
    </Section>
  )
}
