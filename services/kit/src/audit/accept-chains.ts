import mongoose, { type mongo, type Types } from 'mongoose'
import { agenciesIn } from './agencies.ts'
import type { Anchor } from './anchors/anchor.ts'
import { anchorOf } from './anchors/anchor-of.ts'
import { auditAnchors } from './anchors/audit-anchors.ts'
import { auditEntries, auditLinks } from './audit-collections.ts'
import { sealOfEntry } from './digest.ts'
import { sealLink } from './refresh-heads.ts'

/**
 * Records every chain of a service as it is now, so that what was recorded before no longer counts: a restored backup is
 * shorter than the chain that was lost.
 *
 * @param reason why, for whoever reads the anchors later
 * @returns the anchors
 */
export async function acceptLengths(database: mongo.Db, reason: string): Promise<Anchor[]> {
  const anchors: Anchor[] = []
  for (const agencyId of await chainedAgencies(database)) {
    const last = await auditLinks(database).findOne({ agencyId }, { sort: { number: -1 } })
    const anchor = { ...anchorOf(database, { agencyId, ...(last ?? noLink) }), accepted: reason }
    await auditAnchors().record(anchor)
    anchors.push(anchor)
  }
  return anchors
}

/** The end of a chain that is empty. */
const noLink = { number: 0, entryId: '', hash: '' }

/**
 * The same, and seals what has no valid seal: the ends of chains, and entries that wait for their link. For an operator
 * who knows why, such as after the keys were lost.
 */
export async function acceptChains(database: mongo.Db, reason: string): Promise<Anchor[]> {
  for (const agencyId of await chainedAgencies(database)) {
    const last = await auditLinks(database).findOne({ agencyId }, { sort: { number: -1 } })
    if (last) await sealLink(database, last, last.sealedSince ?? new Date())
    for await (const entry of auditEntries(database).find({ agencyId, isUnlinked: true })) {
      const seal = sealOfEntry(database, entry)
      await auditEntries(database).updateOne({ _id: entry._id, isUnlinked: true }, { $set: { seal } })
    }
  }
  return acceptLengths(database, reason)
}

/** The agencies that have a chain, or an anchor of one that is gone. */
export async function chainedAgencies(database: mongo.Db): Promise<Types.ObjectId[]> {
  const agencies = new Map<string, Types.ObjectId>()
  for (const id of await auditAnchors().agencies(database.databaseName)) {
    agencies.set(id, new mongoose.Types.ObjectId(id))
  }
  for await (const id of agenciesIn(auditLinks(database))) agencies.set(String(id), id)
  for await (const id of agenciesIn(auditEntries(database))) agencies.set(String(id), id)
  return [...agencies.values()]
}
