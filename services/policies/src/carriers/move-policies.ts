import { findExisting, inTurn, type JobDefinition } from '@coverdesk/kit'
import { z } from 'zod'
import { carrierNamesOf, findCarriers } from '../carrier-record/find-carriers.ts'
import { readableChanges, storedChanges } from '../history/policy-changes.ts'
import { recordPolicyEvent } from '../history/record-event.ts'
import { FormerCarrier } from '../models/former-carrier.model.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { noNames } from '../policies/policy-names.ts'
import type { PolicyRecord } from '../policies/policy-record.ts'
import { policyWords } from '../policies/policy-words.ts'
import type { CarrierField } from './policies-of-carrier.ts'

export const moveCarrierJob = 'move-policies-of-carrier'

/** So many policies are one transaction. */
const portion = 25

const payload = z.object({ formerId: z.string(), userId: z.string() })

/**
 * After a merge: policies name the company that was kept, and their histories say why. A policy that someone saves at the
 * same moment is moved with its next portion.
 */
export const movePoliciesOfCarrier: JobDefinition = {
  name: moveCarrierJob,
  async run({ payload: given, step, signal }) {
    const { formerId, userId } = payload.parse(given)
    for (const field of ['carrierId', 'brokerId'] as const) {
      let moved: number
      let number = 0
      do {
        number += 1
        moved = await inTurn(signal, () => step(`${field} ${number}`, () => movePortion(field, formerId, userId)))
      } while (moved > 0)
    }
  },
}

async function movePortion(field: CarrierField, formerId: string, userId: string): Promise<number> {
  const { _id, name, intoId } = await findExisting(FormerCarrier, 'company', formerId)
  const [survivor] = await findCarriers([String(intoId)])
  if (!survivor) throw new Error('The company that was kept in a merge is gone.')
  const policies = await BusinessPolicy.find({ [field]: _id })
    .limit(portion)
    .lean<PolicyRecord[]>()
  const carriers = new Map([
    [formerId, name],
    [String(survivor._id), survivor.name],
  ])
  const reason = `${name} was merged into ${survivor.name}.`
  for (const policy of policies) {
    const moved = { ...policy, [field]: survivor._id }
    const carrierName = (await carrierNamesOf([moved.carrierId])).get(String(moved.carrierId)) ?? null
    await BusinessPolicy.updateOne(
      { _id: policy._id },
      {
        $set: { [field]: survivor._id, words: policyWords(moved, { account: policy.account, carrierName }) },
        $inc: { version: 1 },
      },
    )
    const stored = storedChanges(policy, moved)
    const changes = readableChanges(stored, { ...noNames, carriers })
    await recordPolicyEvent({
      ...{ policyId: policy._id, kind: 'UPDATED', version: policy.version + 1, userId, reason, stored, changes },
    })
  }
  return policies.length
}
