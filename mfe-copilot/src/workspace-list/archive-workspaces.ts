import { pluralize } from '@coverdesk/design-system'
import { runMutation, toast } from '@coverdesk/plugin-sdk'
import { ArchiveCaraWorkspacesDocument } from '../generated/documents'

/** As many as the server archives at once. */
const maxAtOnce = 100

/**
 * Takes workspaces out of the list, or back into it, and offers to undo that.
 *
 * @returns whether it is done; else the person knows why not
 */
export async function archiveWorkspaces(ids: readonly string[], archive: boolean): Promise<boolean> {
  const done = await archiveAll(ids, archive)
  if (!done) return false
  const text = `${pluralize(ids.length, 'workspace')} ${archive ? 'archived' : 'unarchived'}`
  toast(text, { action: { label: 'Undo', run: () => void undo(ids, archive) } })
  return true
}

async function undo(ids: readonly string[], wasArchived: boolean) {
  if (!(await archiveAll(ids, !wasArchived))) return
  toast(`${pluralize(ids.length, 'workspace')} ${wasArchived ? 'unarchived' : 'archived'}`)
}

async function archiveAll(ids: readonly string[], archive: boolean): Promise<boolean> {
  for (let start = 0; start < ids.length; start += maxAtOnce) {
    const workspaceIds = ids.slice(start, start + maxAtOnce)
    const result = await runMutation(ArchiveCaraWorkspacesDocument, { workspaceIds, archive })
    if (result.ok) continue
    toast(result.failure.message, { tone: 'error' })
    return false
  }
  return true
}
