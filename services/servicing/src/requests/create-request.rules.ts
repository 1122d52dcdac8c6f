import { requiredLines, requiredText } from '@coverdesk/kit'
import { z } from 'zod'
import { sourceTypes } from '../models/enumerations.ts'
import { commonWords, needsPolicy, wholeWords } from '../request-record/request.rules.ts'

const id = z
  .string()
  .nullish()
  .transform(value => value || null)
const confidenceMessage = 'Enter a confidence from 0 to 1.'

const source = z
  .object({
    type: z.enum(sourceTypes, { error: 'Choose where the request comes from.' }),
    id: requiredText('Enter the id of the source.'),
    sentence: requiredLines('Enter the words that ask for it.', 2_000),
    confidence: z
      .number({ error: confidenceMessage })
      .min(0, { error: confidenceMessage })
      .max(1, { error: confidenceMessage }),
  })
  .nullish()
  .transform(value => value ?? null)

const fields = z.looseObject({
  ...commonWords,
  accountId: id,
  businessPolicyId: id,
  assigneeId: id,
  /** Left out: by the due-date policy. */
  dueAt: z.date({ error: 'Enter a date.' }).nullish(),
  isLoss: z
    .boolean()
    .nullish()
    .transform(value => value ?? false),
  source,
})

/** A request that was concluded from a call or a thread: nobody may know yet which policy it is about. */
export const concludedRequestInput = fields.transform((given, context) => {
  const { accountId, businessPolicyId, assigneeId, dueAt, isLoss, source: from } = given
  const words = wholeWords(given, context)
  return { ...words, accountId, businessPolicyId, assigneeId, dueAt, isLoss, source: from }
})

/** A request as someone at the agency enters it. Each message appears at the form’s field of the same path. */
export const createRequestInput = concludedRequestInput.superRefine(({ type, businessPolicyId }, context) => {
  if (!needsPolicy(type) || businessPolicyId) return
  context.addIssue({ code: 'custom', path: ['businessPolicyId'], message: 'Choose the policy.' })
})
