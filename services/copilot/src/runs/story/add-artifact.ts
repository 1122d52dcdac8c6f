import { Types } from 'mongoose'
import { Artifact } from '../../artifacts/artifact.model.ts'
import type { Draft } from '../../tools/tool.ts'
import type { RunRecord } from '../records/run.model.ts'
import { changeWorkspace } from './change-workspace.ts'

/** Keeps a draft in its workspace. Inside of the mutation that settles the call which made it. */
export async function addArtifact(run: RunRecord, callId: string, { type, title, content }: Draft): Promise<void> {
  const { artifactCount: number } = await changeWorkspace(run.workspaceId, {}, { artifactCount: 1 })
  const { workspaceId, _id: runId } = run
  const createdAt = new Date()
  await Artifact.create({
    _id: new Types.ObjectId(),
    workspaceId,
    number,
    runId,
    callId,
    type,
    title,
    content,
    createdAt,
  })
}
