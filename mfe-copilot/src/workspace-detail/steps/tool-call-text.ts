import type { ConversationStageFragment } from '../../generated/documents'

type Event = ConversationStageFragment['events'][number]
export type ToolCall = NonNullable<Event['toolCall']>
type ToolName = ToolCall['name']

/** While it happens, and once it has. */
type Words = readonly [doing: string, done: string]

const words: Readonly<Record<ToolName, (given: Given) => Words>> = {
  COMPLETE_TASK: () => ['Writing the answer', 'Wrote the answer'],
  DRAFT_DOCUMENT: ({ title }) => [`Drafting ${named(title, 'a document')}`, `Drafted ${named(title, 'a document')}`],
  DRAFT_EMAIL: ({ subject }) => [`Drafting ${named(subject, 'an email')}`, `Drafted ${named(subject, 'an email')}`],
  FILL_TEMPLATE: () => ['Filling in the form', 'Filled in the form'],
  PEEK_FILE: ({ fromPage, toPage }) => [`Reading ${pages(fromPage, toPage)}`, `Read ${pages(fromPage, toPage)}`],
  REQUEST_TEMPLATE_TOOLS: () => ['Looking at the fields of the form', 'Looked at the fields of the form'],
  SEARCH_FILE: ({ query }) => search('the documents', query),
  SEARCH_KNOWLEDGE_BASE: ({ query }) => search('the knowledge base', query),
  SEARCH_KNOWLEDGE_GRAPH: ({ start }) => search('the agency’s records', (start as Given | undefined)?.['query']),
  SEARCH_WEB: ({ query }) => search('the web', query),
  THINK: ({ thought }) => [text(thought) ?? 'Thinking', text(thought) ?? 'Thought'],
}

/** Specification 3 §2. */
const nothingFound: Partial<Record<ToolName, string>> = {
  SEARCH_KNOWLEDGE_BASE: 'No relevant results found in the knowledge base',
  SEARCH_KNOWLEDGE_GRAPH: 'No relevant results found in the knowledge graph',
}

type Given = Readonly<Record<string, unknown>>

/** What Cara does by a call, or has done, as one line. */
export function toolCallText({ name, argumentsJson, state, found }: ToolCall): string {
  const nothing = state === 'SUCCESS' && found === 0 ? nothingFound[name] : undefined
  if (nothing) return nothing
  const [doing, done] = words[name](argumentsOf(argumentsJson))
  return state === 'SUCCESS' ? done : name === 'THINK' ? doing : `${doing}${state === 'FAILED' ? '' : '...'}`
}

/** How much a search found; nothing where its text says so, and of other calls. */
export function foundText({ name, state, found }: ToolCall): string | undefined {
  if (state !== 'SUCCESS' || typeof found !== 'number' || (found === 0 && nothingFound[name])) return undefined
  return found === 0 ? 'nothing found' : `${found.toLocaleString('en-US')} found`
}

/** The query that a call sends out, for a person who is asked to allow it. */
export const queryOf = (argumentsJson: string): string | undefined => text(argumentsOf(argumentsJson)['query'])

function argumentsOf(json: string): Given {
  try {
    const given: unknown = JSON.parse(json)
    return typeof given === 'object' && given !== null ? (given as Given) : {}
  } catch {
    return {}
  }
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined)
const named = (title: unknown, what: string) => (text(title) ? `“${text(title)}”` : what)
const pages = (from: unknown, to: unknown) => (from === to ? `page ${from}` : `pages ${from}–${to}`)
const search = (what: string, query: unknown): Words => {
  const asked = text(query) ? ` for “${text(query)}”` : ''
  return [`Searching ${what}${asked}`, `Searched ${what}${asked}`]
}
