import { optionalLines } from '@coverdesk/kit'
import { z } from 'zod'
import { cancellationParties, cancellationReasons, cancellationTypes } from '../models/enumerations.ts'
import { textBounds } from '../text-bounds.ts'
import { optionalAmount, optionalDay, requiredDay } from './fields.ts'

export const cancelPolicyInput = z.object({
  canceledBy: z.enum(cancellationParties, { error: 'Choose who cancels the policy.' }),
  effectiveAt: requiredDay('Enter the day on which the cancellation takes effect.'),
  type: z.enum(cancellationTypes, { error: 'Choose the type of the cancellation.' }),
  reason: z
    .enum(cancellationReasons)
    .nullish()
    .transform(reason => reason ?? 'INSURED_NONPAYMENT'),
  reasonDescription: optionalLines(textBounds.reasonDescription),
  returnPremium: optionalAmount.transform(given => given ?? null),
  returnCommission: optionalAmount.transform(given => given ?? null),
})

/** Left out, it is effective on the day of the cancellation: without a gap. */
export const reinstatePolicyInput = z.object({
  effectiveAt: optionalDay,
  reasonDescription: optionalLines(textBounds.reasonDescription),
})
