import type { Types } from 'mongoose'
import { Reissue, ReissueItem, type ReissueRecord, tellReissue } from './reissue.model.ts'

/** The work of a job: a run in the version in which it began. */
export interface ReissueWork {
  reissueId: string
  version: number
}

/** Ends a run that is under way: the end is a new version, and what it has not issued may be another run's. */
export async function endReissue(
  { reissueId, version }: ReissueWork,
  change: Pick<ReissueRecord, 'state'> & Partial<ReissueRecord>,
): Promise<void> {
  const ended = await Reissue.updateOne(
    { _id: reissueId, version, state: 'ISSUING' },
    { $set: change, $inc: { version: 1 } },
  )
  if (ended.modifiedCount === 0) return
  await letGo(reissueId)
  tellReissue(reissueId, version + 1)
}

/** What is not issued will not be issued by this run. */
export async function letGo(reissueId: string | Types.ObjectId): Promise<void> {
  await ReissueItem.updateMany({ reissueId, takenId: { $exists: true } }, { $unset: { takenId: 1, draft: 1 } })
}
