import { inTurn, type JobDefinition } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { z } from 'zod'
import { findCarriers } from '../carrier-record/find-carriers.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'
import { policyWords } from '../policies/policy-words.ts'

export const refreshCarrierJob = 'refresh-carrier'

/** So many policies are one transaction. */
const portion = 50

const payload = z.object({ carrierId: z.string(), version: z.int() })

/** After a carrier was renamed: its policies are found by the new name. They keep their versions: no one has changed them. */
export const refreshCarrier: JobDefinition = {
  name: refreshCarrierJob,
  async run({ payload: given, step, signal }) {
    const { carrierId } = payload.parse(given)
    let after: string | null = null
    do {
      const from: string | null = after
      after = await inTurn(signal, () => step(`after ${from}`, () => refreshPortion(carrierId, from)))
    } while (after !== null)
  },
}

/** @returns the last policy of a full portion */
async function refreshPortion(carrierId: string, after: string | null): Promise<string | null> {
  const [carrier] = await findCarriers([carrierId])
  const policies = await BusinessPolicy.find({ carrierId, ...(after && { _id: { $gt: new Types.ObjectId(after) } }) })
    .sort({ _id: 1 })
    .limit(portion)
    .lean<PolicyRecord[]>()
  for (const policy of policies) {
    const words = policyWords(policy, { account: policy.account, carrierName: carrier?.name ?? null })
    await BusinessPolicy.updateOne({ _id: policy._id }, { $set: { words } }, { timestamps: false })
  }
  return policies.length === portion ? String(policies.at(-1)?._id) : null
}
