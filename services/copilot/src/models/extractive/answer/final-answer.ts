import type { Conversation } from '../conversation/conversation.ts'
import type { Task } from '../question/task.ts'
import type { Answer } from './answer.ts'
import { answerPages } from './answer-pages.ts'
import { answerParts } from './answer-parts.ts'
import { answerRecords } from './answer-records.ts'
import { answerWeb } from './answer-web.ts'
import { fixedAnswer } from './fixed-answers.ts'

const inPolicies = /\b(?:deductible|exclusion|endorsement|waiver|retention|sublimit|condition)s?\b/i

/** What records don’t hold, and where it is. */
function inDocuments({ parts }: Task): string[] {
  const [asked] = inPolicies.exec(parts.map(({ ask }) => ask).join(' ')) ?? []
  return asked
    ? [
        `What a policy says about the ${asked.toLowerCase()} is in its documents. Attach them, or open the policy in the copilot.`,
      ]
    : []
}

/** The answer to a message, from what was found. */
export function finalAnswer(task: Task, conversation: Conversation): Answer {
  const fixed = fixedAnswer(task, conversation)
  if (fixed) return { citations: [], ...fixed }
  if (task.kind === 'WEB') return answerWeb(task, conversation)
  if (task.pages) return answerPages(task, task.pages, conversation)
  const { records, total } = conversation.findings
  const answer = answerParts(task, conversation)
  if (records.length === 0) return answer
  const fromRecords = answerRecords(records, total)
  // What records answer needn’t be in a document, too.
  if (answer.citations.length === 0 || answer.notFound)
    return { text: [fromRecords, ...inDocuments(task)].join('\n\n'), citations: [] }
  return { ...answer, text: `${fromRecords}\n\nIn the documents:\n\n${answer.text}` }
}
