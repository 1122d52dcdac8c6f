import { z } from 'zod'
import { candidate } from './outcome.ts'

/** What a mark such as `[1]` of an answer refers to. The server attaches page and text, or drops the mark. */
export const answerCitation = z.object({
  mark: z.int().min(1).max(999).describe('The number of the mark [1] in the text.'),
  passageId: z.string().min(1).max(200).describe('The passageId of the passage, exactly as a tool returned it.'),
  quote: z
    .string()
    .min(1)
    .max(1_000)
    .describe('The words of that passage that prove the statement, copied verbatim, as short as possible.'),
})
export type AnswerCitation = z.output<typeof answerCitation>

/** The answer to a question, before its quotes are verified: what either engine ends its work with. */
export const answer = z.object({
  text: z
    .string()
    .trim()
    .min(1)
    .max(16_000)
    .describe(
      'The answer in Markdown, short and plain. Put a mark such as [1] after each figure, date, name or clause.',
    ),
  citations: z
    .array(answerCitation)
    .max(60)
    .describe('What each mark refers to. A statement about a document without a valid citation is removed.'),
  asksForInput: z.boolean().optional().describe('True when the text asks the person something you need to continue.'),
  candidates: z
    .array(candidate)
    .max(8)
    .optional()
    .describe('Answers to what you ask the person, each a button: its label, and the message that a click sends.'),
  nextStep: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .optional()
    .describe('What the person is likely to ask you for next, in their words. One click sends it.'),
  closest: z
    .array(z.string().trim().min(1).max(500))
    .max(20)
    .optional()
    .describe('What was asked that only the closest passages may answer: you quote them, and state nothing.'),
  notFound: z
    .array(
      z.object({
        question: z.string().trim().min(1).max(500).describe('What was asked and is not in the documents.'),
        sources: z.array(z.string().max(300)).max(50).describe('The names of the documents that you searched.'),
      }),
    )
    .max(20)
    .optional()
    .describe('What you looked for and did not find. Never guess it.'),
})
export type Answer = z.output<typeof answer>
