import { isDeepStrictEqual } from 'node:util'
import { emit } from '@coverdesk/kit'
import { Types } from 'mongoose'
import type { CertificateHolder } from '../record/certificate-snapshot.ts'
import { bringBack } from './bring-back.ts'
import { DeletedHolder } from './deleted-holder.model.ts'
import { Holder, type HolderRecord, holderFields, keyOf } from './holder.model.ts'

interface Issued {
  holder: CertificateHolder
  /** The holder, if it was chosen from the book: its name and address then stay as they are in the book. */
  holderId?: Types.ObjectId | undefined
  at: Date
}

/**
 * Saves the holder of a certificate in the holder book, with the name and address entered last. A holder is saved once; a
 * deleted one is restored. Runs in the transaction of the mutation.
 *
 * @returns the id of the holder
 */
export async function keepHolder({ holder, holderId, at }: Issued): Promise<Types.ObjectId> {
  const known =
    (holderId && (await findOrBringBack({ _id: holderId }))) ?? (await findOrBringBack({ key: keyOf(holder) }))
  if (!known) return addHolder(holder, at)
  const isRewritten = !holderId && !isWrittenAlike(known, holder)
  await Holder.updateOne(
    { _id: known._id },
    {
      $inc: { certificateCount: 1, ...(isRewritten && { version: 1 }) },
      $set: { lastIssuedAt: at, ...(isRewritten && holderFields(holder)) },
    },
  )
  // A certificate more is no version, but pages that show the holder ask again.
  if (!isRewritten) tellHolder(known._id)
  return known._id
}

async function addHolder(holder: CertificateHolder, at: Date) {
  const _id = new Types.ObjectId()
  await Holder.insertOne({ _id, ...holderFields(holder), certificateCount: 1, lastIssuedAt: at })
  return _id
}

async function findOrBringBack(which: { _id: Types.ObjectId } | { key: string }): Promise<HolderRecord | null> {
  const present = await Holder.findOne(which).lean()
  if (present) return present
  const deleted = await DeletedHolder.findOne(which).sort({ deletedAt: -1 }).select('+holder').lean()
  return deleted && (await bringBack(deleted))
}

const isWrittenAlike = (one: CertificateHolder, other: CertificateHolder) => isDeepStrictEqual(plain(one), plain(other))

const plain = ({ name, address: { line1, line2, city, zone, postalCode } }: CertificateHolder) => [
  ...[name, line1, line2 ?? null, city, zone, postalCode],
]

/** Tells open pages of what is no version. */
export const tellHolder = (id: unknown): void =>
  emit('KnownHolderCounted', { typename: 'KnownHolder', id: String(id), version: null, kind: 'UPDATED' })
