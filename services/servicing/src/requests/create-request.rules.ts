import { z } from 'zod'
import { commonWords, wholeWords } from '../request-record/request.rules.ts'
import { productInitiatorInput, sourceInput } from './request-source.ts'

const id = z
  .string()
  .nullish()
  .transform(value => value || null)

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
  source: sourceInput,
})

/** A request as someone at the agency enters it. Each message appears at the form’s field of the same path. */
export const createRequestInput = fields.transform((given, context) => {
  const { accountId, businessPolicyId, assigneeId, dueAt, isLoss, source } = given
  const words = wholeWords(given, context)
  return { ...words, accountId, businessPolicyId, assigneeId, dueAt, isLoss, source }
})

/** For whom the product creates one, beside the same. */
export const concludedByInput = z
  .looseObject({ initiator: productInitiatorInput })
  .transform(({ initiator }) => initiator)
