import type { Types } from 'mongoose'
import { endReissue } from './end-reissue.ts'
import { Reissue, ReissueItem } from './reissue.model.ts'

/** An account that is deleted gets no certificates any more. Inside of a mutation. */
export async function stopReissuesOf(accountId: Types.ObjectId): Promise<void> {
  const running = await Reissue.find({ accountId, state: 'ISSUING' }, { version: 1 }).lean()
  for (const { _id, version } of running) await endReissue({ reissueId: String(_id), version }, { state: 'CANCELED' })
}

/** What is under way continues for the account that the duplicate was merged into. Inside of a mutation. */
export async function moveReissues(from: Types.ObjectId, to: Types.ObjectId): Promise<void> {
  await Reissue.updateMany({ accountId: from }, { $set: { accountId: to } }, { timestamps: false })
}

/** With its certificates an account's runs are gone. Inside of a mutation. */
export async function purgeReissuesOf(accountId: string): Promise<void> {
  const ids = await Reissue.distinct('_id', { accountId })
  await ReissueItem.deleteMany({ reissueId: { $in: ids } })
  await Reissue.deleteMany({ accountId })
}
