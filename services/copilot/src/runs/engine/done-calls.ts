import type { Types } from 'mongoose'
import type { DoneCall } from '../../understanding/engine.ts'
import { Receipt, type ReceiptRecord } from '../records/receipt.model.ts'

/** What became of a call that a run has planned. */
export const callOutcome = (receipt: ReceiptRecord | undefined): DoneCall['outcome'] =>
  receipt?.state === 'DONE'
    ? { output: receipt.output ?? '{}' }
    : { error: receipt?.error ?? 'This call was not made.' }

/** The calls of a run that are over, in their order. */
export async function doneCalls(runId: Types.ObjectId): Promise<Pick<DoneCall, 'name' | 'outcome'>[]> {
  const receipts = await Receipt.find({ runId, state: { $in: ['DONE', 'FAILED'] } })
    .sort({ _id: 1 })
    .lean<ReceiptRecord[]>()
  return receipts.map(receipt => ({ name: receipt.name, outcome: callOutcome(receipt) }))
}
