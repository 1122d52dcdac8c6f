import type { CancelBusinessPolicyInput } from '../generated/documents'
import { said } from '../policy-form/policy-values'

/** What the form of a cancellation holds. */
export interface CancelValues {
  type: string
  canceledBy: string
  reason: string
  effectiveAt: string
  reasonDescription: string
  returnPremium: number
  returnCommission: number
}

/** Specification 2 §4: the reason unless another is chosen. */
export const newCancellation = (day: string): CancelValues => ({
  type: 'CANCELLATION',
  canceledBy: 'INSURED',
  reason: 'INSURED_NONPAYMENT',
  effectiveAt: day,
  reasonDescription: '',
  returnPremium: Number.NaN,
  returnCommission: Number.NaN,
})

/** A date that was taken away keeps the one that was there (specification 2 §5). */
export const cancelInput = (values: CancelValues, begunWith: CancelValues): CancelBusinessPolicyInput =>
  said({ ...values, effectiveAt: values.effectiveAt || begunWith.effectiveAt }) as CancelBusinessPolicyInput
