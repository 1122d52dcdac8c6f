import type { ToolName } from '../tools/tool.ts'
import type { DoneCall } from './engine.ts'

/** Where each tool looks, as people call it. */
const places: Partial<Record<ToolName, string>> = {
  SEARCH_FILE: 'the documents',
  PEEK_FILE: 'the documents',
  SEARCH_KNOWLEDGE_BASE: 'the knowledge base',
  SEARCH_KNOWLEDGE_GRAPH: 'your records',
  SEARCH_WEB: 'the web',
}

/** Where a tool looks; undefined: it looks nowhere. */
export const searchedBy = (name: ToolName): string | undefined => places[name]

type Done = Pick<DoneCall, 'name' | 'outcome'>

/** The searches that failed in the end, one of each tool: a later one of the same tool that worked takes its place. */
export function failedIn(calls: readonly Done[]): { name: ToolName; reason: string }[] {
  const failed = new Map<ToolName, string>()
  for (const { name, outcome } of calls) {
    if (!searchedBy(name)) continue
    if ('error' in outcome) failed.set(name, outcome.error)
    else failed.delete(name)
  }
  return [...failed].map(([name, reason]) => ({ name, reason }))
}
