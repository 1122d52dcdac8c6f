import { emailAddress, optionalLines, requiredLines, requiredText } from '@coverdesk/kit'
import { z } from 'zod'

const maxFiles = 20
const optionalId = z
  .string()
  .nullish()
  .transform(value => value || null)

export const resolutionEmailInput = z.object({
  to: emailAddress,
  subject: requiredText('Enter the subject.'),
  message: requiredLines('Write the message.', 10_000),
})

export const resolveRequestInput = z.object({
  notes: optionalLines(10_000).transform(value => value ?? ''),
  files: z
    .array(z.string())
    .max(maxFiles, { error: `Attach at most ${maxFiles} files.` })
    .nullish()
    .transform(ids => [...new Set(ids ?? [])]),
  email: resolutionEmailInput.nullish().transform(value => value ?? null),
  signedRequestFileId: optionalId,
  withoutSignedRequest: z
    .boolean()
    .nullish()
    .transform(value => value ?? false),
})

export const reopenRequestInput = z.object({ reason: requiredText('Enter why the request is reopened.', 500) })

export const signedRequestInput = z.object({ fileId: requiredText('Choose the signed request.') })

export const certificateInput = z.object({ certificateId: requiredText('Choose a certificate.') })
