import type { Types } from 'mongoose'
import { Approval, type ApprovalRecord } from '../../runs/records/approval.model.ts'
import { PlanStage } from '../../runs/records/plan-stage.model.ts'
import { StageEvent, type StageEventRecord, type ToolCallState } from '../../runs/records/stage-event.model.ts'
import type { ToolName } from '../../tools/tool.ts'
import type { NameOf } from './people.ts'

/** A tool that Cara used, with what it answered. */
export interface RecordedStep {
  at: Date | null
  tool: ToolName
  argumentsJson: string
  state: ToolCallState
  error: string | null
  /** JSON, as the tool gave it; null until it has answered, and where it failed. */
  answerJson: string | null
}

/** What Cara asked to be allowed. */
export interface RecordedApproval {
  at: Date
  tool: ToolName
  argumentsJson: string
  answer: 'ALLOWED' | 'DECLINED' | 'NOT_ANSWERED'
  by: string | null
  answeredAt: Date | null
}

export async function stepsOf(workspaceId: Types.ObjectId): Promise<RecordedStep[]> {
  const stages = await PlanStage.find({ workspaceId }, { _id: 1 }).sort({ number: 1 }).lean()
  const steps: RecordedStep[] = []
  for (const { _id: stageId } of stages) {
    const events = await StageEvent.find({ stageId, type: 'TOOL_CALL' }).sort({ number: 1 }).lean<StageEventRecord[]>()
    for (const { startedAt, error, toolCall } of events) {
      if (!toolCall) continue
      const { name, argumentsJson, state, result } = toolCall
      steps.push({ at: startedAt, tool: name, argumentsJson, state, error, answerJson: result })
    }
  }
  return steps
}

export async function approvalsOf(workspaceId: Types.ObjectId, nameOf: NameOf): Promise<RecordedApproval[]> {
  const approvals = await Approval.find({ workspaceId }).sort({ createdAt: 1 }).lean<ApprovalRecord[]>()
  return approvals.map(({ createdAt, name, argumentsJson, state, answeredBy, answeredAt }) => ({
    ...{ at: createdAt, tool: name, argumentsJson, answer: answerOf(state, answeredBy) },
    ...{ by: answeredBy && nameOf(answeredBy), answeredAt },
  }))
}

/** A call that was allowed may have been given up before it was made. */
function answerOf(state: ApprovalRecord['state'], answeredBy: string | null): RecordedApproval['answer'] {
  if (!answeredBy) return 'NOT_ANSWERED'
  return state === 'DECLINED' ? 'DECLINED' : 'ALLOWED'
}
