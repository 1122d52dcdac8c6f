import type { DocumentKind } from '@coverdesk/coverage'
import { readingsOf } from '../../documents/readings.ts'
import { factsOf, type StoredFact } from '../../facts/storing/facts-of.ts'
import { type FileRole, roleOfName } from '../../presets/file-roles.ts'
import type { WorkspaceSource } from '../../tools/tool.ts'
import { whyUnread } from '../../tools/workspace-source.ts'

/** A document of a workspace, as a playbook sees it. */
export interface CaseDocument extends WorkspaceSource {
  role: FileRole | null
  /** What it is, as its text says; null: it doesn’t say. */
  kind: DocumentKind | null
  /** How many pages can be searched, from the first one. */
  pages: number
  unreadPages: readonly number[]
  facts: readonly StoredFact[]
  /** Why nothing of it can be used, as a sentence; null: it can. */
  problem: string | null
}

/** The documents of a workspace with what they state, in their order. */
export async function openDocuments(sources: readonly WorkspaceSource[]): Promise<CaseDocument[]> {
  const ids = sources.map(({ sourceId }) => sourceId)
  const [readings, facts] = await Promise.all([readingsOf(ids), factsOf(ids)])
  return sources.map((source, place) => {
    const reading = readings[place] ?? null
    const own = facts.filter(({ fileId }) => fileId === source.sourceId)
    return {
      ...{ sourceId: source.sourceId, name: source.name, role: roleOfName(source.name) },
      kind: kindOf(own),
      pages: reading?.pagesRead ?? 0,
      unreadPages: reading?.unreadPages ?? [],
      facts: own,
      problem: whyUnread(source.name, reading),
    }
  })
}

function kindOf(facts: readonly StoredFact[]): DocumentKind | null {
  const found = facts.find(({ field, state }) => field === 'documentKind' && state === 'FOUND')
  return (found?.value as DocumentKind | undefined) ?? null
}
