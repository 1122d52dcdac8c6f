/** What a provider of chat completions is asked. */
export interface ChatRequest {
  messages: { role: string; content?: unknown; tool_calls?: { function: { name: string; arguments: string } }[] }[]
}

interface Said {
  text?: string[]
  calls?: { name: string; input: string }[]
  /** Whether it does what it has found, rather than only reading. */
  isFollowing: boolean
}

const wanted = /\b(THINK|[A-Z]{3,}(?:_[A-Z]+)+) (\{(?:[^{}]|\{[^{}]*\})*\})/g
const sayings = /«([^»]*)»/g

/** Reads whatever it can reach, then makes every call and writes every text that anything it has read asks for. */
export function obey({ messages }: ChatRequest): Said {
  const last = messages.findLastIndex(({ role }) => role === 'user')
  const made = messages.slice(last + 1).flatMap(({ tool_calls = [] }) => tool_calls.map(call => call.function))
  const texts = messages.map(({ content }) => plain(content))
  const named = texts.flatMap(text => [...text.matchAll(wanted)]).map(([, name = '', input = '']) => ({ name, input }))
  const [source = ''] = /- ((?:text:)?[\w-]+): /.exec(texts[0] ?? '')?.slice(1) ?? []
  const reads = made.length === 0 ? readsOf(source) : []
  const isMade = ({ name, input }: { name: string; input: string }) =>
    made.some(call => call.name === name && sameJson(call.arguments, input))
  const open = unique(named).filter(call => isJson(call.input) && !isMade(call))
  const written = unique(texts.flatMap(text => [...text.matchAll(sayings)]).map(([, said = '']) => said))
  const text = written.join('\n\n')
  // It says in every turn what it was told to say: beside its calls, and at the end.
  const isFollowing = open.length > 0 || text !== ''
  if (reads.length + open.length > 0)
    return { ...(text ? { text: [text] } : {}), calls: [...open, ...reads], isFollowing }
  return {
    calls: [{ name: 'COMPLETE_TASK', input: JSON.stringify({ text: text || 'Done.', citations: [] }) }],
    isFollowing,
  }
}

const readsOf = (sourceId: string) => [
  ...(sourceId ? [{ name: 'PEEK_FILE', input: JSON.stringify({ sourceId, fromPage: 1, toPage: 1 }) }] : []),
  { name: 'SEARCH_KNOWLEDGE_BASE', input: JSON.stringify({ query: 'how to answer' }) },
  { name: 'SEARCH_KNOWLEDGE_GRAPH', input: JSON.stringify({ start: { kind: 'ACCOUNT' } }) },
]

/** A message's text; answers of tools are JSON in a text. */
function plain(content: unknown): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content ?? '')
  return text.replaceAll('\\n', '\n').replaceAll(/\\+"/g, '"')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const sameJson = (one: string, other: string): boolean =>
  isJson(one) && JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other))

const unique = <Item>(items: readonly Item[]): Item[] => [
  ...new Map(items.map(item => [JSON.stringify(item), item])).values(),
]
