import { requiredLines } from '@coverdesk/kit'
import { z } from 'zod'

/** What fits into one search of the documents, too. */
const maxQuestion = 2_000

export const questionInput = z.object({ message: requiredLines('Enter a question.', maxQuestion) })

const most = 100

export const windowInput = z.object({
  last: z
    .number()
    .int()
    .min(1, { error: 'Ask for at least 1 message.' })
    .max(most, { error: `Ask for at most ${most} messages.` })
    .nullish()
    .transform(last => last ?? 20),
  before: z
    .number()
    .int()
    .min(1, { error: 'Messages are numbered from 1.' })
    .nullish()
    .transform(before => before ?? null),
})

/** The first things that people want to know about any policy. */
export const suggestedQuestions: readonly string[] = [
  'What is the policy number?',
  'When does the policy period end?',
  'What is the annual premium?',
  'Which exclusions apply?',
]
