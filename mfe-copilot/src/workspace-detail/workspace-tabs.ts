import type { RouteTab } from '@coverdesk/design-system'
import type { WorkspaceProfileFragment } from '../generated/documents'
import { workspacePath } from '../paths'
import { type Panel, placePath } from './place/workspace-place'

/** The address of each panel of a workspace. */
export const panelPath = (id: string, panel: Panel): string => placePath(workspacePath(id), { panel })

/** The panels beside a conversation. */
export const panelTabs = ({ id, artifactCount, sources }: WorkspaceProfileFragment): RouteTab[] => [
  { to: panelPath(id, 'details'), label: 'Details' },
  { to: panelPath(id, 'artifacts'), label: 'Artifacts', count: artifactCount },
  { to: panelPath(id, 'documents'), label: 'Documents', count: sources.length },
]
