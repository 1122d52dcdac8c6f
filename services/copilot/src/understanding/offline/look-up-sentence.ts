import type { WorkspaceSource } from '../../tools/tool.ts'
import { asText, counted } from './answer/markdown.ts'
import type { LookUp } from './look-ups.ts'

/** Says where the rules are looking. */
export function lookUpSentence(lookUps: readonly LookUp[], sources: readonly WorkspaceSource[]): string {
  const names = new Set(lookUps.map(({ name }) => name))
  if (names.has('SEARCH_WEB')) return 'I’m searching the web.'
  if (names.has('SEARCH_FILE') || names.has('PEEK_FILE')) return `I’m looking in ${documentsOf(lookUps, sources)}.`
  return names.has('SEARCH_KNOWLEDGE_GRAPH')
    ? 'I’m looking in your agency’s records and knowledge base.'
    : 'I’m looking in your agency’s knowledge base.'
}

/** "Lease.pdf", "Lease.pdf and 2 other documents" */
function documentsOf(lookUps: readonly LookUp[], sources: readonly WorkspaceSource[]): string {
  const ids = lookUps.flatMap(({ input }) => [input['sourceIds'] ?? [], input['sourceId'] ?? []].flat() as string[])
  const isEverywhere = lookUps.some(({ name, input }) => name === 'SEARCH_FILE' && input['sourceIds'] === undefined)
  const [first, ...others] = isEverywhere ? sources : sources.filter(({ sourceId }) => ids.includes(sourceId))
  const name = asText(first?.name ?? 'the documents')
  return others.length > 0 ? `${name} and ${counted(others.length, 'other document')}` : name
}
