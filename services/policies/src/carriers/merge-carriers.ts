import { CoverdeskError, enqueue, removeVersioned, type UserCallContext, updateVersioned } from '@coverdesk/kit'
import { presentCarrier } from '../carrier-record/present-carrier.ts'
import { type CarrierRecord, InsuranceCarrier } from '../models/carrier.model.ts'
import { FormerCarrier } from '../models/former-carrier.model.ts'
import { findCarrierAt } from './change-carrier.ts'
import { moveCarrierJob } from './move-policies.ts'

/** Longer than any transaction lasts, in milliseconds. */
const twoMinutes = 120_000

export interface MergeArguments {
  survivorId: string
  survivorVersion: number
  duplicateId: string
  duplicateVersion: number
}

/**
 * Keeps one of two companies, with the roles of both and the first one’s claims phone, if it has one. The other one is gone at once, and whoever names it gets the one that was kept; a job then
 * moves its policies.
 * @throws NOT_FOUND, VALIDATION_FAILED for one company twice, or CONFLICT with the current one
 */
export async function mergeCarriers({ userId }: UserCallContext, merge: MergeArguments): Promise<CarrierRecord> {
  const { survivorId, survivorVersion, duplicateId, duplicateVersion } = merge
  if (survivorId === duplicateId) throw new CoverdeskError('VALIDATION_FAILED', 'Choose two different companies.')
  const survivorAt = { id: survivorId, version: survivorVersion }
  const duplicateAt = { id: duplicateId, version: duplicateVersion }
  const survivor = await findCarrierAt(survivorAt)
  const { _id, name, isCarrier, isBroker, claimsPhone, version } = await findCarrierAt(duplicateAt)
  const kept = {
    isCarrier: survivor.isCarrier || isCarrier,
    isBroker: survivor.isBroker || isBroker,
    claimsPhone: survivor.claimsPhone ?? claimsPhone ?? null,
  }
  await removeVersioned<CarrierRecord>(InsuranceCarrier, 'company', duplicateAt, presentCarrier)
  // What was merged into the duplicate before leads straight to the survivor.
  await FormerCarrier.updateMany({ intoId: _id }, { $set: { intoId: survivor._id } })
  await FormerCarrier.insertOne({ _id, name, isCarrier, isBroker, claimsPhone, version, intoId: survivor._id })
  const move = { formerId: duplicateId, userId }
  await enqueue(moveCarrierJob, move)
  // A policy that was saved at the same moment may have missed the merge.
  await enqueue(moveCarrierJob, move, { at: new Date(Date.now() + twoMinutes) })
  return updateVersioned<CarrierRecord>(InsuranceCarrier, 'company', survivorAt, { $set: kept }, presentCarrier)
}
