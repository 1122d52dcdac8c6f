import { z } from 'zod'
import { requestTypes } from '../models/enumerations.ts'

const most = { businessDays: 60, closedDays: 100 }
const daysMessage = `Enter 0 to ${most.businessDays} business days, or leave it empty for no due date.`
const isDistinct = (values: readonly string[]) => new Set(values).size === values.length

/** The due-date policy of an agency as someone enters it. What is left out stays. */
export const duePolicyInput = z.object({
  rules: z
    .array(
      z.object({
        type: z.enum(requestTypes),
        businessDays: z
          .number({ error: daysMessage })
          .int({ error: daysMessage })
          .min(0, { error: daysMessage })
          .max(most.businessDays, { error: daysMessage })
          .nullish()
          .transform(days => days ?? null),
      }),
    )
    .refine(rules => isDistinct(rules.map(({ type }) => type)), { error: 'Enter each request type once.' })
    .nullish(),
  closedDays: z
    .array(z.iso.date({ error: 'Enter a date.' }))
    .max(most.closedDays, { error: `Enter at most ${most.closedDays} closed days. Remove those that have passed.` })
    .refine(isDistinct, { error: 'Enter each closed day once.' })
    .nullish(),
})
