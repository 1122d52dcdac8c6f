import { z } from 'zod'
import { citations, matchedMarks } from './marks.ts'
import type { Tool } from './tool.ts'

const answer = z.object({
  text: z
    .string()
    .trim()
    .min(1)
    .max(16_000)
    .describe(
      'The answer in Markdown, short and plain. Put a mark such as [1] after each figure, date, name or clause.',
    ),
  citations: citations.describe(
    'What each mark refers to. A statement about a document without a valid citation is removed.',
  ),
  asksForInput: z.boolean().optional().describe('True when the text asks the person something you need to continue.'),
  nextStep: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .optional()
    .describe('What the person is likely to ask you for next, in their words. One click sends it.'),
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

/** Ends a run with its answer. Whether the quotes are on their pages is for the run to verify. */
export const completeTask: Tool<z.output<typeof answer>, z.output<typeof answer>> = {
  name: 'COMPLETE_TASK',
  description:
    'Ends your work with the answer that the person reads. Always call it last, exactly once. Cite every statement about a ' +
    'document by the passageId that a tool returned and a verbatim quote; say what you did not find.',
  tier: 'READ',
  input: answer,
  output: answer,
  run: async ({ text, citations: cited, ...rest }) => ({ output: { ...rest, ...matchedMarks(text, cited) } }),
}
