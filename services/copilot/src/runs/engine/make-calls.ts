import type { Answer } from '@coverdesk/coverage/port'
import type { z } from 'zod'
import type { Tool } from '../../tools/tool.ts'
import { Receipt, type ReceiptRecord } from '../records/receipt.model.ts'
import { Run, type RunRecord } from '../records/run.model.ts'
import type { TurnCall, TurnRecord } from '../records/turn.model.ts'
import { changeCall } from '../story/events.ts'
import { tellProgress } from '../story/tell.ts'
import { endRun } from '../turns/end-run.ts'
import { approvalOf, askApproval, needsApproval, spendApproval } from './approve-calls.ts'
import { finishRun } from './finish-run.ts'
import { refuseBeyond } from './limits.ts'
import { RunEnded, type RunWork } from './run-work.ts'
import { type CallEnd, receiptOf, settleCall } from './settle-call.ts'
import { useTool } from './use-tool.ts'

const isOpen = ({ state }: ReceiptRecord) => state === 'PLANNED' || state === 'RUNNING'

/** The calls of a turn that are not settled, the one that ends the run last. */
export async function openCalls(run: RunRecord, { calls }: TurnRecord): Promise<TurnCall[]> {
  const receipts = await Receipt.find({ runId: run._id, callId: { $in: calls.map(({ id }) => id) } }).lean<
    ReceiptRecord[]
  >()
  const open = new Set(receipts.filter(isOpen).map(({ callId }) => callId))
  const left = calls.filter(({ id }) => open.has(id))
  const isLast = ({ name }: TurnCall) => name === 'COMPLETE_TASK'
  return [...left.filter(call => !isLast(call)), ...left.filter(isLast)]
}

/**
 * Makes a call that the model wants, at most once where that matters. What goes wrong is told to the model.
 *
 * @throws RunEnded when the run is over, or waits for a person; LimitReached; the signal's reason
 */
export async function makeCall(work: RunWork, call: TurnCall): Promise<void> {
  const run = await Run.findById(work.run._id).lean<RunRecord>()
  if (!run) throw new RunEnded()
  const tool = work.tools.find(({ name }) => name === call.name)
  if (!tool) return settle(work, call, { state: 'FAILED', error: 'This tool isn’t available here.' })
  const parsed = tool.input.safeParse(call.input ?? {})
  if (!parsed.success) return settle(work, call, { state: 'FAILED', error: wrongInput(parsed.error) })
  if (call.name === 'COMPLETE_TASK') return complete(work, call, tool, parsed.data)
  refuseBeyond(work.limits, run)
  const receipt = await Receipt.findOne(receiptOf(run, call)).lean<ReceiptRecord>()
  const reachesFurther = tool.tier === 'WRITE' || tool.tier === 'SEND'
  if (receipt?.state === 'RUNNING' && reachesFurther) return giveToPerson(work, call)
  const hasBegun = receipt?.state === 'RUNNING'
  const isAsked = !hasBegun && needsApproval(tool, parsed.data, run)
  if (isAsked) {
    const approval = await approvalOf(run, call)
    if (!approval) return askApproval(work, call)
    if (approval.state !== 'APPROVED') {
      return settle(work, call, { state: 'FAILED', error: 'A person has declined this.' })
    }
  }
  await work.save(async current => {
    if (isAsked) await spendApproval(current, call)
    await Receipt.updateOne(receiptOf(current, call), { $set: { state: 'RUNNING' } })
    await changeCall(current._id, call.id, 'IN_PROGRESS')
    tellProgress(current.workspaceId)
  })
  await settle(work, call, await useTool(work, tool, parsed.data))
}

const settle = (work: RunWork, call: TurnCall, end: CallEnd) => work.save(run => settleCall(run, call, end))

async function complete(work: RunWork, call: TurnCall, tool: Tool, input: unknown): Promise<void> {
  const end = await useTool(work, tool, input)
  if (end.state !== 'DONE') return settle(work, call, end)
  await finishRun(work, JSON.parse(end.output) as Answer, run => settleCall(run, call, end))
  throw new RunEnded()
}

const unknownError = 'It isn’t known whether this was done.'

/** What may have reached others is never done again by itself. */
async function giveToPerson(work: RunWork, call: TurnCall): Promise<never> {
  await work.save(async run => {
    await settleCall(run, call, { state: 'UNKNOWN', error: unknownError })
    const content = `I was interrupted in the middle of ${call.name}, so I don’t know whether it was done. Check that first, then tell me how to proceed.`
    await endRun(run, { state: 'FAILED', leaves: 'WAITING_FOR_INPUT', reason: unknownError, message: { content } })
  })
  throw new RunEnded()
}

/** For the model, which can do it better. */
const wrongInput = (error: z.ZodError): string =>
  error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`)
    .join(' ')
