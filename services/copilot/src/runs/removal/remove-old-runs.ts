import { agenciesOf, inTenantScope, type JobDefinition } from '@coverdesk/kit'
import type { Types } from 'mongoose'
import { LiveText } from '../records/live-text.model.ts'
import { Receipt } from '../records/receipt.model.ts'
import { Run, type RunRecord } from '../records/run.model.ts'
import { Turn } from '../records/turn.model.ts'
import { Workspace } from '../records/workspace.model.ts'

/** What a run needed to continue stays for so many days after its end. */
const keptDays = 90
const day = 24 * 60 * 60 * 1_000
/** So many runs are looked at in one transaction. */
const portion = 100

const endStates: RunRecord['state'][] = ['COMPLETED', 'STOPPED', 'FAILED']
const ended = { state: { $in: endStates } }

/**
 * Removes runs that ended long ago, with their turns, receipts and left-over texts. Conversations, steps, drafts and approvals stay,
 * and so does the last run of a workspace: it says how that ended, and whether text of strangers was read.
 */
export const removeOldRuns: JobDefinition = {
  name: 'remove-old-runs',
  every: '1 day',
  removesForGood: true,
  async run({ write, signal }) {
    const before = new Date(Date.now() - keptDays * day)
    for await (const agencyId of agenciesOf(Run as never)) {
      await inTenantScope(agencyId, async () => {
        let last: Types.ObjectId | undefined
        do {
          signal.throwIfAborted()
          const ids = await oldRuns(before, last)
          last = ids.length === portion ? ids.at(-1) : undefined
          const removed = await withoutLast(ids)
          if (removed.length > 0) await write(() => remove(removed))
        } while (last)
      })
    }
  },
}

async function oldRuns(before: Date, after: Types.ObjectId | undefined): Promise<Types.ObjectId[]> {
  const wanted = { ...ended, endedAt: { $lt: before }, ...(after ? { _id: { $gt: after } } : {}) }
  const found = await Run.find(wanted, { _id: 1 }).sort({ _id: 1 }).limit(portion).lean()
  return found.map(({ _id }) => _id)
}

async function withoutLast(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
  const shown = await Workspace.find({ runId: { $in: [...ids] } }, { runId: 1 }).lean()
  const kept = new Set(shown.map(({ runId }) => String(runId)))
  return ids.filter(id => !kept.has(String(id)))
}

async function remove(ids: readonly Types.ObjectId[]): Promise<void> {
  const ofRuns = { runId: { $in: [...ids] } }
  await Turn.deleteMany(ofRuns)
  await Receipt.deleteMany(ofRuns)
  await LiveText.deleteMany(ofRuns)
  await Run.deleteMany({ _id: { $in: [...ids] }, ...ended })
}
