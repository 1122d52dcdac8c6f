import type { WorkspaceSource } from '../../../tools/tool.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { documentWords } from './document-words.ts'
import { continuesOne, wholeQuestion } from './follow-up.ts'
import { isAboutRecords, isAsking, isAskingForDraft, kindOf, pages, type QuestionKind } from './kind.ts'
import { otherWords } from './other-words.ts'
import { partsOf } from './parts.ts'
import { plainWords, withoutContractions } from './plain-words.ts'
import { guessedQuestion } from './records/guessed-question.ts'
import { type Before, recordQuestion } from './records/record-question.ts'
import type { RecordQuestion } from './records/understood-question.ts'
import { sourcesNamed } from './sources-named.ts'
import { topicsOf } from './topics.ts'
import { tradeWords } from './trades.ts'
import { subjectsOf, withoutSalutation } from './wording.ts'

/** One thing that is asked. */
export interface Part {
  /** In front of its answer; empty where it is the only one. */
  label: string
  /** As it was asked. */
  ask: string
  /** What an answer has to say, in the person’s words and then in those of documents. */
  asks: readonly string[]
  /** What is searched for. */
  query: string
  /** What is searched for where that finds no answer: words that documents may have for those of the person. */
  otherQuery: string
  /** The documents that it names. */
  named: WorkspaceSource[]
  /** Each document is quoted, to compare them. */
  isEach: boolean
  /** A term, not a question: its words stand together. */
  isTerm: boolean
}

/** What a message asks for, as the rules understand it. */
export interface Task {
  kind: QuestionKind
  parts: Part[]
  /** Of a question about pages. */
  pages: { from: number; to: number; sources: WorkspaceSource[] } | null
  webQuery: string
  /** What is asked of the agency’s records; null: nothing. */
  records: RecordQuestion | null
  /** Records are searched at once, not only where documents don’t answer. */
  isAboutRecords: boolean
  isDraft: boolean
}

const nothing: Omit<Task, 'kind'> = {
  ...{ parts: [], pages: null, webQuery: '', records: null, isAboutRecords: false, isDraft: false },
}
/** More documents aren’t opened at once: the person is asked which one is meant. */
export const maxPeeked = 3
/** A search takes no longer one. */
const maxQuery = 500

/** @param today such as `2027-01-31` */
export function taskOf(conversation: Conversation, today: string): Task {
  const { question, quoted, earlier, sources, task } = conversation
  if (quoted && lead.test(withoutSalutation(question))) return lookUpOnly(quoted, sources, today)
  // The first message of a preset says how to do its task, unless it asks something.
  const kind = task && earlier.length === 0 && !isAsking(question) ? 'OVERVIEW' : kindOf(question)
  const text = withoutSalutation(question)
  if (kind === 'WEB') return { ...nothing, kind, webQuery: webQueryOf(text) }
  if (kind === 'PAGE') return { ...nothing, kind, ...pagesOf(text, sources) }
  if (kind === 'OVERVIEW') return { ...nothing, kind, parts: overviewParts(text, task, sources) }
  if (kind !== 'QUESTION') return { ...nothing, kind }
  const whole = partsOf(text).map(part => wholeQuestion(part, earlier, sources))
  const isEach = sources.length > 1 && /\b(?:compare|each|both|all|every|options|difference)\b/i.test(text)
  const isDraft = isAskingForDraft(text)
  return {
    ...nothing,
    kind,
    parts: whole.map(({ ask, about, named }) =>
      partFor(ask.slice(0, maxQuery), { about, named, isEach, isOnly: whole.length === 1 }),
    ),
    records: isDraft
      ? null
      : (recordQuestion(text, today, before(text, earlier, today)) ??
        (sources.length === 0 && whole.length === 1 ? guessedQuestion(text) : null)),
    isAboutRecords: isAboutRecords(text) || sources.length === 0,
    isDraft,
  }
}

/** "The client asks:", and nothing of the person’s own. */
const lead = /^(?:the client (?:asks|writes)\s*:?|do the task\W*)?$/i

/** A stranger’s question is looked up, whatever else it says: it searches no web, and has nothing drafted. */
function lookUpOnly(quoted: string, sources: Conversation['sources'], today: string): Task {
  const parts = partsOf(quoted)
  return {
    ...nothing,
    kind: 'QUESTION',
    parts: parts.map(ask =>
      partFor(ask.slice(0, maxQuery), {
        ...{ about: '', named: sourcesNamed(ask, sources), isEach: false, isOnly: parts.length === 1 },
      }),
    ),
    records: sources.length === 0 ? recordQuestion(quoted, today) : null,
    isAboutRecords: sources.length === 0,
  }
}

/** Who and which line the question before was about, for one that continues it. */
function before(text: string, earlier: readonly string[], today: string): Before | undefined {
  const last = continuesOne(text) ? earlier.find(message => kindOf(message) === 'QUESTION') : undefined
  const asked = last && recordQuestion(withoutSalutation(last), today)
  const { start, filters } = (asked || undefined)?.graph ?? {}
  return start?.query ? { query: start.query, lines: filters?.insuranceTypes ?? [] } : undefined
}

function partFor(
  ask: string,
  { about, named, isEach, isOnly }: { about: string; named: WorkspaceSource[]; isEach: boolean; isOnly: boolean },
): Part {
  const plain = plainWords(ask)
  const others = otherWords(plain)
  return {
    ...{ ask, named, isEach, isTerm: false },
    label: isOnly ? '' : ask,
    asks: [...new Set([withoutContractions(ask), plain, ...others])],
    query: [plain, about, others[0], tradeWords(plain)].filter(Boolean).join(' ').slice(0, maxQuery),
    otherQuery: documentWords(plain, maxQuery),
  }
}

function overviewParts(text: string, task: string, sources: readonly WorkspaceSource[]): Part[] {
  const named = sourcesNamed(text, sources)
  return topicsOf(task).map(({ label, asks }) => ({
    ...{ label, ask: label, asks, named, isEach: sources.length > 1, isTerm: true },
    query: asks.join(' '),
    otherQuery: '',
  }))
}

/** "What does page 3 of the lease say about parking?" */
function pagesOf(text: string, sources: readonly WorkspaceSource[]): Pick<Task, 'pages' | 'parts'> {
  const [phrase = '', first, last = first] = pages.exec(text) ?? []
  const [from, to] = [Number(first), Number(last)].sort((one, other) => one - other) as [number, number]
  const named = sourcesNamed(text.replace(phrase, ' '), sources)
  const chosen = named.length > 0 ? named : [...sources]
  const ask = text
    .replace(phrase, ' ')
    .replace(/\b(?:what|does|is|on|of|say|says|said|read|show|me|the|please|open|go to)\b/gi, ' ')
  const isMore = subjectsOf(ask).some(({ word }) => sourcesNamed(word, chosen.concat(nowhere)).length === 0)
  const part = partFor(ask.replace(/\s+/g, ' ').trim(), { about: '', named, isEach: false, isOnly: true })
  return { pages: { from: Math.max(1, from), to: Math.max(1, to), sources: chosen }, parts: isMore ? [part] : [] }
}

/** Beside it, documents can be named although all of them are. */
const nowhere: WorkspaceSource = { sourceId: '', name: '' }

const webQueryOf = (text: string): string =>
  text
    .replace(/\b(?:please|can you|could you|search|look up|look|find|check|google|browse)\b/gi, ' ')
    .replace(/\b(?:on|in|through)?\s*(?:the\s+)?(?:web|internet|online)\b(?:\s+for\b)?/gi, ' ')
    .replace(/^\W*(?:for|about)\b/i, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:]+|[\s?.!]+$/g, '')
    .slice(0, 300)
