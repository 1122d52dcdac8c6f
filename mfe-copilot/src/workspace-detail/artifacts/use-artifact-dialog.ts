import { type QueryState, toast, useCloseDialog, useParams } from '@coverdesk/plugin-sdk'
import { useEffect } from 'react'
import { workspacePath } from '../../paths'
import { placePath } from '../place/workspace-place'

/** The ids in the address of a dialog, and the way back to its artifact. */
export function useArtifactDialog() {
  const { id = '', artifactId = '' } = useParams()
  const close = useCloseDialog(placePath(workspacePath(id), { panel: 'artifacts', artifactId }))
  return { workspaceId: id, artifactId, close }
}

/**
 * Leaves a dialog that has nothing to show, and says why.
 *
 * @param why undefined: there is something to show
 */
export function useLeaveDialog(close: () => void, why: string | undefined): void {
  useEffect(() => {
    if (why === undefined) return
    toast(why, { tone: 'error' })
    close()
  }, [why, close])
}

/** Why an artifact can’t be shown; undefined: it can, or it is on its way. */
export function whyMissing<Data>(query: QueryState<Data>, isThere: (data: Data) => boolean): string | undefined {
  if (query.status === 'loading' || (query.status === 'loaded' && isThere(query.data))) return undefined
  return query.failure?.message ?? 'This artifact could not be opened.'
}
