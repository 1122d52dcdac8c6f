import { CurrencyField, FieldGroup, PercentField, SelectField, type ServerForm } from '@coverdesk/design-system/forms'
import { billingTypes, paymentIntervals } from '../words/policy-labels'
import { PriceTotals } from './PriceTotals'
import type { PolicyValues } from './policy-values'

/** How the policy is paid, what it costs, and what that comes to. */
export function PricingFields({ form }: { form: ServerForm<PolicyValues> }) {
  return (
    <>
      <FieldGroup title="Billing">
        <SelectField
          form={form}
          name="billingType"
          label="Billing type"
          options={billingTypes}
          placeholder="Choose who bills"
        />
        <SelectField
          form={form}
          name="paymentIntervalType"
          label="Payment"
          options={paymentIntervals}
          placeholder="Choose an interval"
        />
      </FieldGroup>
      <FieldGroup title="Pricing">
        <CurrencyField form={form} name="premium" label="Premium" />
        <CurrencyField form={form} name="taxes" label="Taxes" />
        <CurrencyField form={form} name="agencyFees" label="Agency fees" />
        <CurrencyField form={form} name="brokerFees" label="Broker fees" />
        <CurrencyField form={form} name="policyFees" label="Policy fees" />
        <CurrencyField form={form} name="otherFees" label="Other fees" />
        <PercentField form={form} name="commissionRate" label="Commission rate" optional />
        <CurrencyField form={form} name="minimumEarnedPremium" label="Minimum earned premium" optional />
        <PriceTotals form={form} />
      </FieldGroup>
    </>
  )
}
