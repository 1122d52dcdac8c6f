import type { Conversation } from '../conversation/conversation.ts'
import { ofRequests, type RecordQuestion } from '../question/records/record-question.ts'
import type { Task } from '../question/task.ts'
import type { Answer } from './answer.ts'
import { answerPages } from './answer-pages.ts'
import { answerParts } from './answer-parts.ts'
import { answerWeb } from './answer-web.ts'
import { fixedAnswer } from './fixed-answers.ts'
import { alsoInRecords } from './records/also-in-records.ts'
import { answerFromRecords } from './records/answer-from-records.ts'

/** The answer to a message, from what was found. */
export function finalAnswer(task: Task, conversation: Conversation): Answer {
  const fixed = fixedAnswer(task, conversation)
  if (fixed) return { citations: [], ...fixed }
  if (task.kind === 'WEB') return answerWeb(task, conversation)
  if (task.pages) return answerPages(task, task.pages, conversation)
  const { findings, sources } = conversation
  const answer = answerParts(task, conversation)
  const asked = task.records && findings.isSearched ? lastAsked(task.records, conversation) : null
  const fromRecords = asked && answerFromRecords(asked, findings)
  if (!asked || fromRecords === null) return asked && answer.notFound ? alsoInRecords(answer, asked, findings) : answer
  // What records answer needn’t be in a document, or in a guide, too.
  if (sources.length === 0 || answer.citations.length === 0 || answer.notFound)
    return { text: fromRecords, citations: [] }
  return { ...answer, text: `${fromRecords}\n\nIn the documents:\n\n${answer.text}` }
}

/** The question about records that was looked up last. */
function lastAsked(question: RecordQuestion, { called }: Conversation): RecordQuestion {
  const last = called.findLast(({ name }) => name === 'SEARCH_KNOWLEDGE_GRAPH')
  return question.isKindAssumed && last?.input['relation'] === 'SERVICE_REQUEST' ? ofRequests(question) : question
}
