import { emailAddress, mailingAddress, optionalLines, optionalText, requiredLines, requiredName } from '@coverdesk/kit'
import { z } from 'zod'
import { type RequestType, requestTypes } from '../models/enumerations.ts'
import type { RequestWords } from '../models/request-words.ts'
import { blockOf, noBlocks } from './words-of-request.ts'

const orNull = <Value>(value: Value | undefined) => value ?? null

const orTrue = z
  .boolean()
  .nullish()
  .transform(value => (value ? (true as const) : null))
/** The product leaves a name empty that the words don’t say for certain. */
const nameIfCertain = optionalText().transform(value => value ?? '')

const blocks = {
  addAdditionalInsured: z.object({
    name: requiredName('Enter the name of the additional insured.'),
    relationship: optionalText().transform(orNull),
    address: mailingAddress.transform(orNull),
  }),
  cancelPolicy: z.object({ reason: optionalLines(2_000).transform(orNull) }),
  createCertificate: z.object({
    name: requiredName('Enter the certificate holder.'),
    address: mailingAddress.transform(orNull),
    additionalInsured: z
      .boolean()
      .nullish()
      .transform(value => value ?? false),
    waiverOfSubrogation: orTrue,
    primaryNoncontributory: orTrue,
    additionalInsuredRelationship: optionalText().transform(orNull),
    additionalInsuredRelationshipDescription: optionalLines(2_000).transform(orNull),
  }),
  documentRequest: z.object({ type: optionalText().transform(orNull) }),
  question: z.object({
    question: requiredLines('Enter the question.', 2_000),
    type: optionalText().transform(orNull),
  }),
}

const withoutName = {
  ...blocks,
  addAdditionalInsured: blocks.addAdditionalInsured.extend({ name: nameIfCertain }),
  createCertificate: blocks.createCertificate.extend({ name: nameIfCertain }),
}

/** Types that say nothing without `details`. */
const needDetails: RequestType[] = ['DOCUMENT_REQUEST', 'ENDORSE_POLICY', 'OTHER', 'QUOTE_REQUEST']

/** The fields that every type has. */
export const commonWords = {
  type: z.enum(requestTypes, { error: 'Choose what the client asks for.' }),
  clientName: optionalText().transform(orNull),
  clientEmail: z
    .union([z.literal('').transform(() => null), z.null(), emailAddress])
    .optional()
    .transform(orNull),
  // As it was given: a caller id is no number that anyone could correct.
  clientPhone: optionalText().transform(orNull),
  details: optionalLines(10_000).transform(orNull),
}

type CommonWords = z.output<z.ZodObject<typeof commonWords>> & Record<string, unknown>

/** Adds the words of the type to the common ones; each message appears at the form’s field of the same path. */
export const wholeWords = (given: CommonWords, context: z.RefinementCtx): RequestWords =>
  wordsBy(blocks, given, context)

/** The same where no one may know yet who a certificate is for. */
export const wholeWordsIfCertain = (given: CommonWords, context: z.RefinementCtx): RequestWords =>
  wordsBy(withoutName, given, context)

function wordsBy(
  rules: typeof blocks | typeof withoutName,
  given: CommonWords,
  context: z.RefinementCtx,
): RequestWords {
  const { type, clientName, clientEmail, clientPhone, details } = given
  const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: path.split('.'), message })
  if (needDetails.includes(type) && !details) issue('details', 'Enter what the client asks for.')
  const name = blockOf[type]
  const stored = { ...noBlocks }
  if (name) {
    const block = rules[name].safeParse(given[name] ?? {})
    if (block.success) Object.assign(stored, { [name]: block.data })
    else for (const { path, message } of block.error.issues) issue([name, ...path].join('.'), message)
  }
  return { type, clientName, clientEmail, clientPhone, details, ...stored }
}
