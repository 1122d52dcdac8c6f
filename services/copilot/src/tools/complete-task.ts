import { type Answer, answer } from '@coverdesk/coverage/port'
import { matchedMarks } from './marks.ts'
import type { Tool } from './tool.ts'

/** Ends a run with its answer. Whether the quotes are on their pages is for the run to verify. */
export const completeTask: Tool<Answer, Answer> = {
  name: 'COMPLETE_TASK',
  description:
    'Ends your work with the answer that the person reads. Always call it last, exactly once. Cite every statement about a ' +
    'document by the passageId that a tool returned and a verbatim quote; say what you did not find.',
  tier: 'READ',
  input: answer,
  output: answer,
  run: async ({ text, citations: cited, ...rest }) => ({ output: { ...rest, ...matchedMarks(text, cited) } }),
}
