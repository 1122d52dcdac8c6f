import type { Turn } from '../models/turn/run-turn.ts'
import type { MessageRecord } from '../runs/records/message.model.ts'
import { completeTask } from '../tools/complete-task.ts'
import { type Citation, matchedMarks } from '../tools/marks.ts'

/** An answer whose quotes nobody has looked for yet. */
export interface GivenAnswer extends Pick<MessageRecord, 'notFound' | 'notice'> {
  text: string
  citations: readonly Citation[]
}

/** The answer of a turn; undefined: it wants to look further. A turn that calls nothing is an answer. */
export function givenAnswer({ text, calls, notice }: Turn): GivenAnswer | undefined {
  if (calls.length === 0) return { text, citations: [], notFound: [], notice }
  const end = calls.find(({ name }) => name === 'COMPLETE_TASK')
  const completed = end && completeTask.input.safeParse(end.input)
  if (!completed?.success) return undefined
  const { text: said, citations, notFound = [] } = completed.data
  return { ...matchedMarks(said, citations), notFound, notice }
}
