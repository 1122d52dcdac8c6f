import { z } from 'zod'
import { saveTargets } from './artifact-save.model.ts'

const documentTypes = [
  ...(['APPLICATION_FORM', 'BINDER', 'CERTIFICATE', 'ENDORSEMENT', 'INVOICE', 'LOST_POLICY_RELEASE'] as const),
  ...(['NOTICE_OF_CANCELLATION', 'OTHER', 'POLICY_DOCUMENT', 'QUOTE_DOCUMENT'] as const),
] as const

const chosen = (message: string) => z.string({ error: message }).min(1, { error: message })
const isVisible = z
  .boolean()
  .nullish()
  .transform(value => value ?? false)
const styleId = z
  .string()
  .nullish()
  .transform(value => value || null)

/** Where a document is saved. */
export const saveInput = z.discriminatedUnion(
  'target',
  [
    z.object({
      target: z.literal('POLICY'),
      recordId: chosen('Choose a policy.'),
      documentType: z.enum(documentTypes, { error: 'Choose a document type.' }),
      ...{ isVisible, styleId },
    }),
    z
      .object({ target: z.literal('SERVICE_REQUEST'), recordId: chosen('Choose a service request.'), styleId })
      .transform(given => ({ ...given, documentType: null, isVisible: false })),
  ],
  { error: `Choose where to save it: ${saveTargets.join(' or ')}.` },
)
