import { foldedEmailAddress, requiredLines } from '@coverdesk/kit'
import { z } from 'zod'

const maxRecipients = 20
const maxFiles = 10
const maxCharacters = 20_000

const addresses = z
  .array(foldedEmailAddress)
  .nullish()
  .transform(given => [...new Set(given ?? [])])
  .refine(given => given.length <= maxRecipients, { error: `Use at most ${maxRecipients} addresses.` })

/** An answer as someone writes it. Each message appears at the form’s field of the same path. */
export const replyInput = z
  .object({
    body: requiredLines('Write your answer.', maxCharacters),
    to: addresses,
    cc: addresses,
    fileIds: z
      .array(z.string())
      .nullish()
      .transform(given => [...new Set(given ?? [])])
      .refine(given => given.length <= maxFiles, { error: `Attach at most ${maxFiles} files.` }),
  })
  .transform(({ cc, ...given }) => ({ ...given, cc: cc.filter(address => !given.to.includes(address)) }))
