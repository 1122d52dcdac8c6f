import { CoverdeskError, enqueue, type JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { ServiceRequest } from '../models/service-request.model.ts'
import { accountOfRequest } from '../references/account-of-request.ts'
import { refreshNamesSoon } from './refresh-names.ts'

const hour = 60 * 60 * 1000
/** Accounts keep a deleted account for 30 days; a day more is no harm. */
const waitsFor = 31 * 24 * hour

const mergeSchema = z.object({
  /** The duplicate, which is no more. */
  accountId: z.string(),
  into: z.string(),
  mergedAt: z.iso.datetime(),
})
type Merge = z.output<typeof mergeSchema>

/**
 * Gives the requests of a merged account to the one that is there instead. That may have been deleted already: then they stay
 * as they are, without an account that answers, and are given to it if it is brought back. Inside of a mutation.
 */
export async function followMerge(merge: Merge): Promise<void> {
  const { accountId, into, mergedAt } = merge
  if (!(await ServiceRequest.exists({ accountId }))) return
  const survivor = await survivorOf(into)
  if (survivor) {
    await ServiceRequest.updateMany({ accountId }, { $set: { accountId: survivor } }, { timestamps: false })
    return refreshNamesSoon({ accountId: survivor })
  }
  const isWaiting = Date.now() < Date.parse(mergedAt) + waitsFor
  if (isWaiting) await enqueue(followMergeLater.name, merge, { at: new Date(Date.now() + hour) })
}

export const followMergeLater: JobDefinition = {
  name: 'follow-merge',
  run: ({ payload, step }) => step('follow', () => followMerge(mergeSchema.parse(payload))),
}

/** The survivor, or what that was merged into since; null where it is deleted. */
async function survivorOf(into: string): Promise<string | null> {
  try {
    return (await accountOfRequest(into)).id
  } catch (error) {
    const code = error instanceof CoverdeskError && error.code
    if (code === 'NOT_FOUND') return null
    // Most likely it is there; its name comes when accounts answer.
    if (code === 'SUBGRAPH_UNAVAILABLE') return into
    throw error
  }
}
