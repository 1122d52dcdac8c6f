import { askedField } from '../../tools/stated/asked-fields.ts'
import type { ToolName } from '../../tools/tool.ts'
import { answerPart } from './answer/answer-part.ts'
import { answerFromRecords } from './answer/records/answer-from-records.ts'
import { namesClient } from './answer/records/names-client.ts'
import type { Conversation } from './conversation/conversation.ts'
import { alternativesTo, searchedFor } from './question/records/alternatives.ts'
import { properNames } from './question/records/proper-names.ts'
import { isOfAgency, strangersIn } from './question/strangers.ts'
import { maxPeeked, type Part, type Task } from './question/task.ts'

/** A tool to call. */
export interface LookUp {
  name: ToolName
  input: Record<string, unknown>
}

const maxPagesAtOnce = 5

/** What is to be looked up next, all at once; nothing: it is time to answer. */
export function nextLookUps(task: Task, conversation: Conversation): LookUp[] {
  const rounds = [
    () => firstLookUps(task, conversation),
    () => furtherLookUps(task, conversation),
    () => otherLookUps(task, conversation),
  ]
  for (const round of rounds) {
    const calls = round().filter(call => conversation.offered.has(call.name) && !wasCalled(call, conversation))
    if (calls.length > 0) return calls
  }
  return []
}

const wasCalled = ({ name, input }: LookUp, { called }: Conversation): boolean =>
  called.some(call => call.name === name && JSON.stringify(sorted(call.input)) === JSON.stringify(sorted(input)))

/** Stored objects may come back in another order. */
const sorted = (value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(
        Object.entries(value)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, part]) => [key, sorted(part)]),
      )

function firstLookUps(task: Task, { sources }: Conversation): LookUp[] {
  if (task.kind === 'WEB')
    return task.webQuery.length > 1 ? [{ name: 'SEARCH_WEB', input: { query: task.webQuery } }] : []
  if (task.pages) return peeks(task.pages)
  const inDocuments = sources.length > 0 ? task.parts.map(searchFile) : []
  const inKnowledge = sources.length === 0 && task.kind === 'QUESTION' ? task.parts.map(searchKnowledge) : []
  const inRecords = task.isAboutRecords ? searchRecords(task) : []
  return [...inDocuments, ...inKnowledge, ...inRecords]
}

const searchRecords = ({ records }: Task): LookUp[] =>
  records ? [{ name: 'SEARCH_KNOWLEDGE_GRAPH', input: { ...records.graph } }] : []

/** What guides don’t answer may be in other words there; what the documents don’t answer may be in the ones that weren’t named, in the agency’s records, or in its own guides. */
function furtherLookUps(task: Task, conversation: Conversation): LookUp[] {
  const { sources, findings } = conversation
  if (task.kind !== 'QUESTION' || findings.records.length > 0) return []
  const answered = task.parts.map(part => ({ part, ...answerPart(part, findings.passages, sources) }))
  const open = answered.filter(({ quotes }) => quotes.length === 0).map(({ part }) => part)
  if (sources.length === 0)
    return open.flatMap(({ otherQuery }) =>
      otherQuery ? [{ name: 'SEARCH_KNOWLEDGE_BASE', input: { query: otherQuery } }] : [],
    )
  const elsewhere = open
    .filter(({ named }) => named.length > 0)
    .map(({ query }): LookUp => ({ name: 'SEARCH_FILE', input: { query } }))
  // Where nothing comes near, the documents may have other words for it.
  const inOtherWords = answered
    .filter(({ part, quotes, closest }) => quotes.length === 0 && closest.length === 0 && part.otherQuery)
    .map(({ part }): LookUp => ({ name: 'SEARCH_FILE', input: { query: part.otherQuery } }))
  // A guide says what the agency does, not what the client’s documents state.
  const forGuides = open.filter(({ ask, query }) => isOfAgency(ask) && askedField(query) === null)
  const inRecords = open.length > 0 && namesSomeone(task, conversation) ? searchRecords(task) : []
  return [...elsewhere, ...inOtherWords, ...inRecords, ...forGuides.map(searchKnowledge)]
}

/** Whether a question about documents names a client or another record: the workspace’s own, or in capitals, and not as its documents do. */
function namesSomeone({ records }: Task, { question, clientName, findings }: Conversation): boolean {
  if (!records?.graph.start.query) return false
  const said = new Set(wordsOf(question))
  if (clientName && wordsOf(clientName).some(word => word.length >= minClientWord && said.has(word))) return true
  const texts = findings.passages.map(({ text, name }) => `${text}\n${name}`)
  return isOfAgency(question) ? properNames(question).length > 0 : strangersIn(question, texts).length > 0
}

/** Shorter words of a name are no name: "of", "LLC". */
const minClientWord = 4
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** What the records that were asked don’t say may be in others: what no policy says, in the words of a request. */
function otherLookUps({ records, parts }: Task, { findings, sources, called }: Conversation): LookUp[] {
  if (!records || !findings.isSearched || !records.graph.start.query) return []
  const isAnswered = () => parts.some(part => answerPart(part, findings.passages, sources).quotes.length > 0)
  // Where no one is named, what a guide says comes first.
  if (!namesClient(findings) && (records.isGuess || records.graph.relation === 'POLICY') && isAnswered()) return []
  const asked = [records, ...alternativesTo(records)]
  const last = called.findLast(({ name }) => name === 'SEARCH_KNOWLEDGE_GRAPH')
  const [now, next] = asked.slice(Math.max(searchedFor(asked, last?.input), 0))
  if (!now || !next || answerFromRecords(now, findings) !== null) return []
  return [{ name: 'SEARCH_KNOWLEDGE_GRAPH', input: { ...next.graph } }]
}

const searchFile = ({ query, named }: Part): LookUp => ({
  name: 'SEARCH_FILE',
  input: { query, ...(named.length > 0 && { sourceIds: named.map(({ sourceId }) => sourceId) }) },
})

const searchKnowledge = ({ query }: Part): LookUp => ({ name: 'SEARCH_KNOWLEDGE_BASE', input: { query } })

function peeks({ from, to, sources }: NonNullable<Task['pages']>): LookUp[] {
  if (sources.length > maxPeeked) return []
  const toPage = Math.min(to, from + maxPagesAtOnce - 1)
  return sources.map(({ sourceId }) => ({ name: 'PEEK_FILE', input: { sourceId, fromPage: from, toPage } }))
}
