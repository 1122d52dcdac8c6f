import { randomBytes } from 'node:crypto'
import { Types } from 'mongoose'
import type { MessageRecord } from '../records/message.model.ts'
import type { StageType } from '../records/plan-stage.model.ts'
import { Run, type RunRecord } from '../records/run.model.ts'
import type { WorkspaceRecord } from '../records/workspace.model.ts'
import { changeWorkspace } from '../story/change-workspace.ts'
import { addStages } from '../story/stages.ts'
import { admitRuns } from './admit-runs.ts'

/**
 * Has Cara work on a message as soon as it has its turn. Inside of a mutation.
 *
 * @param userId who has asked
 * @param processes whether there are documents to be read first
 */
export async function startRun(
  workspace: WorkspaceRecord,
  message: Pick<MessageRecord, '_id' | 'number'>,
  { userId, processes }: { userId: string; processes: boolean },
): Promise<WorkspaceRecord> {
  const former = await Run.exists({ workspaceId: workspace._id, hasReadUntrustedText: true })
  const run = {
    _id: new Types.ObjectId(),
    workspaceId: workspace._id,
    userId,
    messageId: message._id,
    messageNumber: message.number,
    state: 'QUEUED' as const,
    queuedAt: new Date(),
    // Strangers have named the documents, too.
    hasReadUntrustedText: former !== null || workspace.sources.length > 0,
    boundary: randomBytes(12).toString('hex'),
  }
  await Run.create(run)
  const stages: StageType[] = processes ? ['PROCESS_ATTACHMENTS', 'TASK'] : ['TASK']
  const changes = { state: 'WORKING' as const, runId: run._id }
  const changed = await changeWorkspace(workspace._id, changes, { stageCount: stages.length })
  await addStages(run as unknown as RunRecord, stages, changed.stageCount)
  await admitRuns()
  return changed
}
