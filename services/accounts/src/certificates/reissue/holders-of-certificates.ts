import type { Types } from 'mongoose'
import { Holder, type HolderRecord, keyOf } from '../holder-book/holder.model.ts'
import type { CertificateRecord } from '../record/certificate.model.ts'

type Addressed = Pick<CertificateRecord, 'holderId' | 'holder'>
export type BookedHolder = Pick<HolderRecord, '_id' | 'key' | 'name' | 'address'>

/** Who certificates are for. */
export interface Addressee {
  /** Equal for certificates of one holder. */
  identity: string
  /** As the book has it; null: the book does not have it any more. */
  booked: BookedHolder | null
}

/** Tells the holders of certificates apart: by their place in the book, else by what the certificates say. */
export async function holdersOf(certificates: readonly Addressed[]): Promise<(one: Addressed) => Addressee> {
  const ids = new Map(certificates.flatMap(({ holderId }) => (holderId ? [[String(holderId), holderId]] : [])))
  const byId = new Map(
    (await findHolders({ _id: { $in: [...ids.values()] } })).map(known => [String(known._id), known]),
  )
  // Some are of before the book had links, and some holders are gone from it and have come again.
  const rest = certificates.filter(({ holderId }) => !byId.has(String(holderId)))
  const keys = new Set(rest.map(({ holder }) => keyOf(holder)))
  const byKey = new Map((await findHolders({ key: { $in: [...keys] } })).map(known => [known.key, known]))
  return ({ holderId, holder }) => {
    const key = keyOf(holder)
    const booked = byId.get(String(holderId)) ?? byKey.get(key) ?? null
    return { booked, identity: String(booked?._id ?? holderId ?? key) }
  }
}

async function findHolders(
  filter: { _id: { $in: Types.ObjectId[] } } | { key: { $in: string[] } },
): Promise<BookedHolder[]> {
  const [asked] = Object.values(filter) as { $in: unknown[] }[]
  if (asked?.$in.length === 0) return []
  return Holder.find(filter as never, { key: 1, name: 1, address: 1 }).lean<BookedHolder[]>()
}
