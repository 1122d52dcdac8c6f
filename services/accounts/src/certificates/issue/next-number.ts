import { currentAgencyId, defineTenantModel } from '@coverdesk/kit'
import { Schema } from 'mongoose'

/** How many certificates an agency has issued. */
const CertificateCount = defineTenantModel(
  'certificateCounts',
  new Schema<{ _id: string; count: number }>({ _id: String, count: { type: Number, required: true } }),
)

export const asNumber = (count: number): string => `COI-${String(count).padStart(6, '0')}`

/** The next number of the agency; in the transaction of the mutation, so that one that fails uses none. */
export async function nextNumber(): Promise<string> {
  const counted = await CertificateCount.findOneAndUpdate(
    { _id: currentAgencyId() },
    { $inc: { count: 1 } },
    { upsert: true, returnDocument: 'after' },
  ).lean()
  return asNumber(counted.count)
}

/** The demo has issued some already. */
export async function countFrom(count: number): Promise<void> {
  await CertificateCount.updateOne({ _id: currentAgencyId() }, { $setOnInsert: { count } }, { upsert: true })
}
