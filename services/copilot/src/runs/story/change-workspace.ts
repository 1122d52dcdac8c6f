import type { Types } from 'mongoose'
import { Workspace, type WorkspaceRecord } from '../records/workspace.model.ts'
import { changingFields } from './workspace-order.ts'

type Changes = Partial<
  Pick<
    WorkspaceRecord,
    | 'title'
    | 'isNamed'
    | 'state'
    | 'clientName'
    | 'keywords'
    | 'userName'
    | 'runId'
    | 'files'
    | 'sources'
    | 'isArchived'
    | 'archivedAt'
  >
>
/** How many messages, stages and artifacts are about to be added. */
type Added = Partial<Record<'messageCount' | 'stageCount' | 'artifactCount', number>>

/**
 * Changes a workspace, and what lists know of it. Two that change one at the same time follow each other: the second one runs
 * again. Inside of a mutation.
 *
 * @param added the new counts are the numbers of the last ones added
 */
export async function changeWorkspace(
  id: Types.ObjectId,
  changes: Changes,
  added: Added = {},
): Promise<WorkspaceRecord> {
  const current = await Workspace.findById(id).lean<WorkspaceRecord>()
  if (!current) throw new Error(`There is no workspace ${id}.`)
  const update = {
    $set: { ...changes, ...changingFields({ ...current, ...changes }) },
    $inc: { version: 1, ...added },
  }
  const options = { returnDocument: 'after' as const, runValidators: true }
  const changed = await Workspace.findOneAndUpdate({ _id: id }, update, options).lean<WorkspaceRecord>()
  if (!changed) throw new Error(`There is no workspace ${id}.`)
  return changed
}
