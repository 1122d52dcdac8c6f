import {
  CoverdeskError,
  conflict,
  enqueue,
  findExisting,
  findRecord,
  parseInput,
  removeVersioned,
  type UserCallContext,
  updateVersioned,
  validationFailed,
} from '@coverdesk/kit'
import { demandPrintableHolder } from '../document/unprintable.ts'
import { bringBack } from './bring-back.ts'
import { DeletedHolder, type DeletedHolderRecord } from './deleted-holder.model.ts'
import { Holder, type HolderRecord, holderFields } from './holder.model.ts'
import { updateHolderInput } from './holder.rules.ts'
import { purgeHolderJob } from './purge-holder.ts'

/** A holder and the version that a change was made from. */
export interface HolderVersion {
  id: string
  version: number
}

/** How long a deleted holder can be brought back, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000

const inBookAlready = 'The holder book has this name with this address already.'

/** @throws NOT_FOUND, VALIDATION_FAILED also where the book has this one already, or CONFLICT with the current holder */
export async function updateHolder(at: HolderVersion, input: unknown): Promise<HolderRecord> {
  const current = await findExisting(Holder, 'certificate holder', at.id)
  const change = parseInput(updateHolderInput, input)
  if (current.version !== at.version) throw conflict(presentHolder(current))
  const holder = { name: change.name ?? current.name, address: change.address ?? current.address }
  await demandPrintableHolder(holder)
  const fields = holderFields(holder)
  if (await Holder.exists({ key: fields.key, _id: { $ne: current._id } })) {
    throw validationFailed([{ path: 'name', message: inBookAlready }])
  }
  return updateVersioned<HolderRecord>(Holder, 'certificate holder', at, { $set: fields }, presentHolder)
}

/** @throws NOT_FOUND, or CONFLICT with the current holder */
export async function deleteHolder({ userId }: UserCallContext, at: HolderVersion): Promise<DeletedHolderRecord> {
  const holder = await findExisting(Holder, 'certificate holder', at.id)
  await removeVersioned<HolderRecord>(Holder, 'certificate holder', at, presentHolder)
  const deletedAt = new Date()
  const purgedAt = new Date(deletedAt.getTime() + keptFor)
  await enqueue(purgeHolderJob, { holderId: at.id, deletedAt: deletedAt.toISOString() }, { at: purgedAt })
  const deleted = { _id: holder._id, key: holder.key, holder, deletedAt, deletedById: userId, purgedAt }
  return (await DeletedHolder.insertOne(deleted)).toObject()
}

/** @throws NOT_FOUND, or VALIDATION_FAILED where the book has its name and address by now */
export async function restoreHolder(id: string): Promise<HolderRecord> {
  const present = await findRecord(Holder, id)
  if (present) return present
  await findExisting(DeletedHolder, 'certificate holder', id)
  const deleted = await DeletedHolder.findById(id).select('+holder').lean()
  const back = deleted && (await bringBack(deleted))
  if (!back) throw new CoverdeskError('VALIDATION_FAILED', inBookAlready)
  return back
}

/** As a query would answer it, without its certificates: what a CONFLICT carries. */
const presentHolder = ({ _id, version, name, address, certificateCount, lastIssuedAt }: HolderRecord) => ({
  __typename: 'KnownHolder',
  id: String(_id),
  ...{ version, name, certificateCount },
  address: { __typename: 'Address', ...address, line2: address.line2 ?? null },
  lastIssuedAt: lastIssuedAt?.toISOString() ?? null,
})
