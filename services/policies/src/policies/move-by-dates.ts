import type { RunningJob } from '@coverdesk/kit'
import { readableChanges, storedChanges } from '../history/policy-changes.ts'
import { recordPolicyEvent } from '../history/record-event.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import type { Day } from '../rules/days.ts'
import { keptOf, situationOn } from '../rules/policy-state.ts'
import { noNames } from './policy-names.ts'
import type { PolicyRecord } from './policy-record.ts'

/** So many policies are one transaction. */
const portion = 50

/**
 * Moves every policy of the agency whose dates say another state on this day, however many days no one has looked.
 * A step moves a portion: what dies in between continues behind the last one.
 * @returns how many have moved
 */
export async function moveByDates(today: Day, step: RunningJob['step']): Promise<number> {
  let moved = 0
  for (let number = 1; ; number += 1) {
    const count = await step(`move by dates ${today} ${number}`, () => movePortion(today))
    moved += count
    if (count < portion) return moved
  }
}

async function movePortion(today: Day): Promise<number> {
  const due = await BusinessPolicy.find({ movesAt: { $type: 'string', $lte: today } })
    .sort({ movesAt: 1, _id: 1 })
    .limit(portion)
    .lean<PolicyRecord[]>()
  for (const policy of due) await move(policy, today)
  return due.length
}

async function move(policy: PolicyRecord, today: Day) {
  const kept = keptOf(situationOn(policy, today), today)
  const isSame = kept.state === policy.state && kept.isCancellationPending === policy.isCancellationPending
  const moved = await BusinessPolicy.findOneAndUpdate(
    { _id: policy._id, version: policy.version },
    { $set: kept, ...(!isSame && { $inc: { version: 1 } }) },
    { returnDocument: 'after', timestamps: !isSame },
  ).lean<PolicyRecord>()
  // Someone else saves it at this moment, by the same dates.
  if (!moved || isSame) return
  const stored = storedChanges(policy, moved)
  await recordPolicyEvent({
    policyId: policy._id,
    kind: 'STATE_CHANGED',
    version: moved.version,
    stored,
    changes: readableChanges(stored, noNames),
  })
}
