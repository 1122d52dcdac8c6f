import { Types } from 'mongoose'
import type { Tool } from '../../tools/tool.ts'
import { Approval, type ApprovalRecord } from '../records/approval.model.ts'
import { Run, type RunRecord } from '../records/run.model.ts'
import type { TurnCall } from '../records/turn.model.ts'
import { changeWorkspace } from '../story/change-workspace.ts'
import { admitRuns } from '../turns/admit-runs.ts'
import { RunEnded, type RunWork } from './run-work.ts'
import { receiptOf } from './settle-call.ts'

/** Whether a person has to approve exactly these arguments before the call is made. */
export function needsApproval(tool: Tool, input: unknown, { hasReadUntrustedText }: RunRecord): boolean {
  return tool.needsApproval?.(input, { hasReadUntrustedText }) ?? (tool.tier === 'WRITE' || tool.tier === 'SEND')
}

export const approvalOf = (run: RunRecord, call: TurnCall): Promise<ApprovalRecord | null> =>
  Approval.findOne(receiptOf(run, call)).lean<ApprovalRecord>().exec()

/** Asks people about a call and lets go of the run until they have answered; others may have its place meanwhile. @throws RunEnded */
export async function askApproval(work: RunWork, call: TurnCall): Promise<never> {
  await work.save(async run => {
    const { workspaceId, _id } = run
    const argumentsJson = JSON.stringify(call.input ?? {})
    await Approval.create({
      ...{ _id: new Types.ObjectId(), workspaceId, ...receiptOf(run, call), name: call.name, argumentsJson },
      ...{ state: 'PENDING', createdAt: new Date() },
    })
    await Run.updateOne({ _id }, { $set: { state: 'WAITING_FOR_APPROVAL' } })
    await changeWorkspace(workspaceId, { state: 'WAITING_FOR_INPUT' })
    await admitRuns()
  })
  throw new RunEnded()
}

/** An approval is good for one call. Inside of the mutation that begins it. @throws when it is spent already */
export async function spendApproval(run: RunRecord, call: TurnCall): Promise<void> {
  const { modifiedCount } = await Approval.updateOne(
    { ...receiptOf(run, call), state: 'APPROVED' },
    { $set: { state: 'SPENT' } },
  )
  if (modifiedCount !== 1) throw new Error(`The approval of call ${call.id} is spent.`)
}
