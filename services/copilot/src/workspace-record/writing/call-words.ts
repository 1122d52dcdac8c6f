import type { ToolName } from '../../tools/tool.ts'

const words: Record<ToolName, string> = {
  COMPLETE_TASK: 'Answer',
  DRAFT_DOCUMENT: 'Draft a document',
  DRAFT_EMAIL: 'Draft an email',
  FILL_TEMPLATE: 'Fill a form',
  PEEK_FILE: 'Read pages',
  REQUEST_TEMPLATE_TOOLS: 'List the fields of a form',
  SEARCH_FILE: 'Search the documents',
  SEARCH_KNOWLEDGE_BASE: 'Search the knowledge base',
  SEARCH_KNOWLEDGE_GRAPH: 'Search the records',
  SEARCH_WEB: 'Search the web',
  THINK: 'Note',
}

/** What tells one call of a tool from another, where people can read it. */
const telling = ['query', 'question', 'title', 'subject', 'name']

/** A call of a tool: "Search the documents: general liability limit". All its arguments are in the data. */
export function callWords(tool: ToolName, argumentsJson: string): string {
  const given: Record<string, unknown> = JSON.parse(argumentsJson)
  const [about] = telling.flatMap(name => (typeof given[name] === 'string' ? [given[name]] : []))
  return about ? `${words[tool]}: ${about}` : words[tool]
}
