import { foldedEmailAddress, requiredLines, requiredText } from '@coverdesk/kit'
import { z } from 'zod'

const maxLine = 200
const maxBody = 12_000
/** A longer string doesn’t pass the gateway. */
const maxMarkdown = 60_000

const noRecipient = z
  .string()
  .nullish()
  .refine(value => !value?.trim())
  .transform(() => null)

/** An email as someone edits it. The recipient can wait until it is sent. */
export const emailInput = z.object({
  to: z.union([noRecipient, foldedEmailAddress], { error: 'Enter an email address such as name@example.com.' }),
  subject: requiredText('Enter a subject.', maxLine),
  body: requiredLines('Write the email.', maxBody),
})

/** A document as someone edits it. */
export const htmlDocumentInput = z.object({
  title: requiredText('Enter a title.', maxLine),
  markdown: requiredLines('Write the document.', maxMarkdown),
})

const confirmed = z
  .boolean()
  .nullish()
  .transform(value => value ?? false)

export const sendInput = z.object({ isRecipientConfirmed: confirmed, isRepeatConfirmed: confirmed })
