import { Types } from 'mongoose'
import { PlanStage, type PlanStageRecord, type StageType } from '../records/plan-stage.model.ts'
import type { RunRecord } from '../records/run.model.ts'

/** Stages of a run that are still to come. @param lastNumber of the last one in the workspace. Inside of a mutation. */
export async function addStages(run: RunRecord, types: readonly StageType[], lastNumber: number): Promise<void> {
  const first = lastNumber - types.length + 1
  const stages = types.map((type, place) => ({
    _id: new Types.ObjectId(),
    workspaceId: run.workspaceId,
    number: first + place,
    runId: run._id,
    type,
    state: 'REGISTERED' as const,
    createdAt: new Date(),
    initiatedByMessageId: run.messageId,
  }))
  await PlanStage.insertMany(stages)
}

export const stagesOfRun = (runId: Types.ObjectId): Promise<PlanStageRecord[]> =>
  PlanStage.find({ runId }).sort({ number: 1 }).lean<PlanStageRecord[]>().exec()

export const stageOfRun = (runId: Types.ObjectId, type: StageType): Promise<PlanStageRecord | null> =>
  PlanStage.findOne({ runId, type }).lean<PlanStageRecord>().exec()

/** Begins a stage; one that has begun continues. Inside of a mutation. */
export async function beginStage(id: Types.ObjectId): Promise<void> {
  await PlanStage.updateOne({ _id: id, state: 'REGISTERED' }, { $set: { state: 'IN_PROGRESS', startedAt: new Date() } })
}

/** Inside of a mutation. */
export async function endStage(id: Types.ObjectId, state: 'COMPLETED' | 'ERROR', result: string | null): Promise<void> {
  await PlanStage.updateOne({ _id: id }, { $set: { state, result, endedAt: new Date() } })
}
