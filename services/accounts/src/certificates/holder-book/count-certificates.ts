import type { Types } from 'mongoose'
import { Certificate } from '../record/certificate.model.ts'
import { Holder } from './holder.model.ts'

/** Counts again what holders have, after certificates have gone or were found. Inside of a mutation. */
export async function countCertificates(holderIds: readonly Types.ObjectId[]): Promise<void> {
  for (const _id of holderIds) {
    const certificateCount = await Certificate.countDocuments({ holderId: _id })
    const newest = await Certificate.findOne({ holderId: _id }, { createdAt: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .lean()
    await Holder.updateOne({ _id }, { $set: { certificateCount, lastIssuedAt: newest?.createdAt ?? null } })
  }
}
