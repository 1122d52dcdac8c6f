import { createHash } from 'node:crypto'
import { fold, requiredLines, requiredText } from '@coverdesk/kit'
import { z } from 'zod'
import { initiatorTypes, sourceTypes } from '../models/enumerations.ts'
import type { RequestSource } from '../models/service-request.model.ts'
import type { ProductInitiator } from '../request-record/record-version.ts'

const confidenceMessage = 'Enter a confidence from 0 to 1.'

/** What a request was concluded from; null where someone entered it. */
export const sourceInput = z
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

const isPerson = (type: string): type is 'AGENCY_USER' => type === 'AGENCY_USER'

/** For whom the product asks. It is never a person who wasn’t there. */
export const productInitiatorInput = z
  .enum(initiatorTypes)
  .nullish()
  .transform((type, context): ProductInitiator | null => {
    if (!type) return null
    if (!isPerson(type)) return type
    context.addIssue({ code: 'custom', message: 'Only a person who asks is recorded as one.' })
    return z.NEVER
  })

/** The same source and sentence make one request. Case and punctuation make no other sentence. */
export const sourceKeyOf = ({ type, id, sentence }: RequestSource): string =>
  createHash('sha256')
    .update(JSON.stringify([type, id, fold(sentence)]))
    .digest('base64url')
