import type { Answer } from '@coverdesk/coverage/port'
import type { Conversation } from '../conversation/conversation.ts'
import { alternativesTo, searchedFor } from '../question/records/alternatives.ts'
import type { RecordQuestion } from '../question/records/understood-question.ts'
import { isOfAgency } from '../question/strangers.ts'
import type { Task } from '../question/task.ts'
import { answerPages } from './answer-pages.ts'
import { answerParts } from './answer-parts.ts'
import { answerWeb } from './answer-web.ts'
import { fixedAnswer } from './fixed-answers.ts'
import { alsoInRecords } from './records/also-in-records.ts'
import { answerFromRecords } from './records/answer-from-records.ts'
import { namesClient } from './records/names-client.ts'

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
  if (!asked || fromRecords === null) {
    const own =
      asked && sources.length === 0 && namesClient(findings)
        ? ofClient(answer, task, conversation)
        : asked && sources.length === 0 && isOfUnknown(task.records ?? asked, conversation)
          ? answerParts(task, { ...conversation, findings: sayingUnknown(findings) })
          : answer
    return asked && own.notFound ? alsoInRecords(own, findings) : own
  }
  // What records answer needn’t be in a document, or in a guide, too.
  if (sources.length === 0 || answer.citations.length === 0 || answer.notFound)
    return { text: fromRecords, citations: [] }
  return { ...answer, text: `${fromRecords}\n\nIn the documents:\n\n${answer.text}` }
}

/** Which of our clients someone has whom no record knows: a guide answers only where it says that name. */
const isOfUnknown = ({ shape, graph, isOfCarrier }: RecordQuestion, { findings }: Conversation): boolean =>
  (isOfCarrier || shape === 'LIST' || shape === 'COUNT') &&
  (graph.relation === 'ACCOUNT' || graph.relation === 'POLICY') &&
  findings.unknown.length > 0

function sayingUnknown(findings: Conversation['findings']): Conversation['findings'] {
  const words = findings.unknown.map(word => word.toLowerCase().replace(/(?<=\p{L}{3})s$/u, ''))
  const says = ({ text, name, about = '' }: (typeof findings.passages)[number]) => {
    const said = `${text} ${name} ${about}`.toLowerCase()
    return words.every(word => said.includes(word))
  }
  return { ...findings, passages: findings.passages.filter(says) }
}

/** What a guide says of everyone isn't what a client's own policy says: it answers only where it names the client. */
function ofClient(answer: Answer, task: Task, conversation: Conversation): Answer {
  const { passages, named } = conversation.findings
  const words = named
    .filter(({ kind }) => kind === 'ACCOUNT' || kind === 'CONTACT')
    .flatMap(({ words }) => words.split(' '))
  const says = ({ passageId }: Answer['citations'][number]) => {
    const passage = passages.find(one => one.passageId === passageId)
    const text = `${passage?.text} ${passage?.name} ${passage?.about ?? ''}`.toLowerCase()
    return words.some(word => word.length > 2 && text.includes(word))
  }
  if (isOfAgency(conversation.question) || answer.citations.length === 0 || answer.citations.some(says)) return answer
  return answerParts(task, { ...conversation, findings: { ...conversation.findings, passages: [] } })
}

/** The question about records that was looked up last. */
function lastAsked(question: RecordQuestion, { called }: Conversation): RecordQuestion {
  const last = called.findLast(({ name }) => name === 'SEARCH_KNOWLEDGE_GRAPH')
  const asked = [question, ...alternativesTo(question)]
  return asked[searchedFor(asked, last?.input)] ?? question
}
