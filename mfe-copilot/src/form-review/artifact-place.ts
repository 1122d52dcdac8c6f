import { workspacePath } from '../paths'
import { placePath } from '../workspace-detail/place/workspace-place'

/** An artifact in its workspace. */
export const artifactPlace = (workspaceId: string, artifactId: string) =>
  placePath(workspacePath(workspaceId), { panel: 'artifacts', artifactId })
