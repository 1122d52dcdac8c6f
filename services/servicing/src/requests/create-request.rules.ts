import { z } from 'zod'
import { fieldNoteKinds } from '../models/enumerations.ts'
import type { FieldNote } from '../models/service-request.model.ts'
import { commonWords, wholeWords, wholeWordsIfCertain } from '../request-record/request.rules.ts'
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
  isComplaint: z
    .boolean()
    .nullish()
    .transform(value => value ?? false),
  source: sourceInput,
})

const maxNotes = 20
const noteText = z
  .string()
  .trim()
  .max(2_000)
  .nullish()
  .transform(value => value || null)
const fieldNotes = z
  .array(z.object({ path: z.string().max(100), kind: z.enum(fieldNoteKinds), quote: noteText, before: noteText }))
  .max(maxNotes)
  .nullish()
  .transform(value => value ?? [])

/** A request as someone at the agency enters it. Each message appears at the form’s field of the same path. */
export const createRequestInput = fields.transform((given, context) => {
  const { accountId, businessPolicyId, assigneeId, dueAt, isLoss, isComplaint, source } = given
  const words = wholeWords(given, context)
  return {
    ...words,
    accountId,
    businessPolicyId,
    assigneeId,
    dueAt,
    isLoss,
    isComplaint,
    source,
    fieldNotes: [] as FieldNote[],
  }
})

/** The same as the product concludes it: what isn’t certain is empty, with a note. */
export const concludedRequestInput = fields.extend({ fieldNotes }).transform((given, context) => {
  const { accountId, businessPolicyId, assigneeId, dueAt, isLoss, isComplaint, source, fieldNotes: notes } = given
  const words = wholeWordsIfCertain(given, context)
  return { ...words, accountId, businessPolicyId, assigneeId, dueAt, isLoss, isComplaint, source, fieldNotes: notes }
})

/** For whom the product creates one, beside the same. */
export const concludedByInput = z
  .looseObject({ initiator: productInitiatorInput })
  .transform(({ initiator }) => initiator)
