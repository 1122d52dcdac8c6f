import { useMemo } from 'react'
import type { WorkspaceProfileFragment } from '../generated/documents'
import { ArtifactsPanel } from './artifacts/ArtifactsPanel'
import { DetailsPanel } from './details/DetailsPanel'
import { DocumentsPanel } from './documents/DocumentsPanel'
import { allQuotes } from './evidence/quotes'
import type { LiveWorkspace } from './live/use-workspace'
import { usePlace } from './place/workspace-place'

interface WorkspacePanelProps {
  live: LiveWorkspace
  workspace: WorkspaceProfileFragment
}

/** What is beside the conversation, as the address says. */
export function WorkspacePanel({ live, workspace }: WorkspacePanelProps) {
  const { panel } = usePlace()
  const { messages, artifacts } = live
  const quotes = useMemo(() => allQuotes(messages.parts, artifacts.parts), [messages.parts, artifacts.parts])
  if (panel === 'documents') return <DocumentsPanel workspace={workspace} quotes={quotes} />
  if (panel === 'artifacts') return <ArtifactsPanel workspaceId={workspace.id} artifacts={artifacts} />
  return <DetailsPanel workspace={workspace} />
}
