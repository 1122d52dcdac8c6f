import type { Answer } from '@coverdesk/coverage/port'
import { completeTask } from '../tools/complete-task.ts'
import { matchedMarks } from '../tools/marks.ts'
import type { Step } from '../understanding/engine.ts'

/** An answer whose quotes nobody has looked for yet. */
export interface GivenAnswer {
  answer: Answer
  notice: string | null
}

/** The answer of a step; undefined: it wants to look further. A step that calls nothing is an answer. */
export function givenAnswer({ text, calls, notice }: Step): GivenAnswer | undefined {
  if (calls.length === 0) return { answer: { text, citations: [] }, notice }
  const end = calls.find(({ name }) => name === 'COMPLETE_TASK')
  const completed = end && completeTask.input.safeParse(end.input)
  if (!completed?.success) return undefined
  const { text: said, citations, ...rest } = completed.data
  return { answer: { ...rest, ...matchedMarks(said, citations) }, notice }
}
