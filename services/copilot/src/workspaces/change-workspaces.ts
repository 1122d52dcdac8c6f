import { CoverdeskError, parseInput } from '@coverdesk/kit'
import { isValidObjectId } from 'mongoose'
import { Workspace, type WorkspaceRecord } from '../runs/records/workspace.model.ts'
import { changeWorkspace } from '../runs/story/change-workspace.ts'
import { maxWorkspacesAtOnce, renameInput } from './workspace.rules.ts'

/**
 * Names workspaces; runs leave their titles alone from now on.
 *
 * @throws NOT_FOUND of any of them, LIMIT_EXCEEDED, or VALIDATION_FAILED at `title`
 */
export async function renameWorkspaces(ids: readonly string[], input: unknown): Promise<WorkspaceRecord[]> {
  const { title } = parseInput(renameInput, input)
  return changeEach(ids, workspace =>
    workspace.title === title && workspace.isNamed ? null : { title, isNamed: true },
  )
}

/** Takes workspaces out of the list, or back into it. @throws NOT_FOUND of any of them, or LIMIT_EXCEEDED */
export async function archiveWorkspaces(ids: readonly string[], archive: boolean): Promise<WorkspaceRecord[]> {
  const archivedAt = archive ? new Date() : null
  return changeEach(ids, ({ isArchived }) => (isArchived === archive ? null : { isArchived: archive, archivedAt }))
}

/** @param changesOf what to change, or null: it is so already */
async function changeEach(
  ids: readonly string[],
  changesOf: (workspace: WorkspaceRecord) => Parameters<typeof changeWorkspace>[1] | null,
): Promise<WorkspaceRecord[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length > maxWorkspacesAtOnce) {
    throw new CoverdeskError('LIMIT_EXCEEDED', `Choose up to ${maxWorkspacesAtOnce} workspaces at a time.`)
  }
  const found = await Workspace.find({ _id: { $in: wanted.filter(id => isValidObjectId(id)) } }).lean<
    WorkspaceRecord[]
  >()
  if (found.length < wanted.length) {
    throw new CoverdeskError('NOT_FOUND', 'A workspace does not exist, or it was removed.')
  }
  const byId = new Map(found.map(workspace => [String(workspace._id), workspace]))
  const changed: WorkspaceRecord[] = []
  for (const id of wanted) {
    const workspace = byId.get(id)
    if (!workspace) continue
    const changes = changesOf(workspace)
    changed.push(changes ? await changeWorkspace(workspace._id, changes) : workspace)
  }
  return changed
}
