import type { FilledFormArtifactFragment, WorkspaceEvidenceFragment } from '../generated/documents'
import { workspacePath } from '../paths'
import { quotesOfArtifact } from '../workspace-detail/evidence/quotes'
import { placePath } from '../workspace-detail/place/workspace-place'

/** Where a document of the workspace opens at the words that prove a value. */
export function quotePlace(
  workspaceId: string,
  artifact: Pick<FilledFormArtifactFragment, 'number' | 'evidence'>,
  { sourceId, page, quote }: Pick<WorkspaceEvidenceFragment, 'sourceId' | 'page' | 'quote'>,
): string {
  const known = quotesOfArtifact(artifact).find(
    one => one.sourceId === sourceId && one.page === page && one.quote === quote,
  )
  return placePath(workspacePath(workspaceId), { panel: 'documents', sourceId, page, quote: known?.id })
}
