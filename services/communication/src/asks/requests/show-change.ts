import { Call } from '../../call-record/call.model.ts'
import { EmailThread } from '../../email-record/email-thread.model.ts'
import { announceThread } from '../ask-record/announce-thread.ts'
import type { AskRecord } from '../ask-record/ask.model.ts'

/**
 * Has open screens of a call or a thread look again, and has one of two transactions that change the asks of the same
 * conversation at once done again. A thread keeps its version: a new one would refuse an answer that someone writes.
 */
export async function showChange({ source, sourceId }: Pick<AskRecord, 'source' | 'sourceId'>): Promise<void> {
  if (source === 'CALL') {
    await Call.updateOne({ _id: sourceId }, { $inc: { version: 1 } })
    return
  }
  await EmailThread.updateOne({ _id: sourceId }, { $inc: { askChanges: 1 } }, { timestamps: false })
  announceThread(sourceId)
}
