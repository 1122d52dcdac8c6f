import {
  emailAddress,
  mailingAddress,
  optionalLines,
  optionalText,
  phoneNumber,
  requiredLines,
  requiredName,
  requiredText,
} from '@coverdesk/kit'
import { z } from 'zod'
import { type RequestType, requestTypes } from '../models/enumerations.ts'
import type { RequestBlocks } from '../models/service-request.model.ts'

const id = z
  .string()
  .nullish()
  .transform(value => value || null)
const instant = z.date({ error: 'Enter a date.' }).nullish()
const orNull = <Value>(value: Value | undefined) => value ?? null

const client = {
  clientName: optionalText().transform(orNull),
  clientEmail: z
    .union([z.literal('').transform(() => null), z.null(), emailAddress])
    .optional()
    .transform(orNull),
  clientPhone: phoneNumber.transform(orNull),
}

const policyNeeded = 'Choose the policy.'

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
    additionalInsuredRelationship: optionalText().transform(orNull),
    additionalInsuredRelationshipDescription: optionalLines(2_000).transform(orNull),
  }),
  documentRequest: z.object({ type: optionalText().transform(orNull) }),
  question: z.object({
    question: requiredLines('Enter the question.', 2_000),
    type: optionalText().transform(orNull),
  }),
}

/** Where the words of a type are; a type without an entry has only `details`. */
const blockOf: Partial<Record<RequestType, keyof typeof blocks>> = {
  ADD_ADDITIONAL_INSURED: 'addAdditionalInsured',
  CANCEL_POLICY: 'cancelPolicy',
  CREATE_CERTIFICATE: 'createCertificate',
  DOCUMENT_REQUEST: 'documentRequest',
  QUESTION: 'question',
}

/** Types that say nothing without `details`. */
const needDetails: RequestType[] = ['DOCUMENT_REQUEST', 'ENDORSE_POLICY', 'OTHER', 'QUOTE_REQUEST']
/** Types that are about one policy. */
const needPolicy: RequestType[] = ['CANCEL_POLICY', 'ENDORSE_POLICY']

const common = z.looseObject({
  type: z.enum(requestTypes, { error: 'Choose what the client asks for.' }),
  accountId: id,
  businessPolicyId: id,
  ...client,
  details: optionalLines(10_000).transform(orNull),
  assigneeId: id,
  dueAt: instant.transform(orNull),
})

const noBlocks: RequestBlocks = {
  addAdditionalInsured: null,
  cancelPolicy: null,
  createCertificate: null,
  documentRequest: null,
  question: null,
}

/** A request as someone at the agency enters it. Each message appears at the form's field of the same path. */
export const createRequestInput = common.transform((given, context) => {
  const { type, accountId, businessPolicyId, clientName, clientEmail, clientPhone, details, assigneeId, dueAt } = given
  const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: path.split('.'), message })
  if (needDetails.includes(type) && !details) issue('details', 'Enter what the client asks for.')
  if (needPolicy.includes(type) && !businessPolicyId) issue('businessPolicyId', policyNeeded)
  const name = blockOf[type]
  const stored = { ...noBlocks }
  if (name) {
    const block = blocks[name].safeParse(given[name] ?? {})
    if (block.success) Object.assign(stored, { [name]: block.data })
    else for (const { path, message } of block.error.issues) issue([name, ...path].join('.'), message)
  }
  return {
    type,
    accountId,
    businessPolicyId,
    clientName,
    clientEmail,
    clientPhone,
    details,
    assigneeId,
    dueAt,
    ...stored,
  }
})

export type NewRequest = z.output<typeof createRequestInput>

/** What is left out stays; null is no one, or no date. */
export const updateRequestInput = z.object({
  assigneeId: z.string().nullable().optional(),
  dueAt: z.date({ error: 'Enter a date.' }).nullable().optional(),
})

const maxFiles = 20

export const resolveRequestInput = z.object({
  notes: optionalLines(10_000).transform(value => value ?? ''),
  fileIds: z
    .array(z.string())
    .max(maxFiles, { error: `Attach at most ${maxFiles} files.` })
    .nullish()
    .transform(ids => [...new Set(ids ?? [])]),
})

export const reopenRequestInput = z.object({ reason: requiredText('Enter why the request is reopened.', 500) })
