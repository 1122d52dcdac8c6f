import mongoose, { type mongo, type Types } from 'mongoose'
import { type AuditEntry, type AuditLink, auditEntries, auditLinks } from './audit-collections.ts'
import { digestOf, hashOf } from './digest.ts'

/** How many entries one transaction links at the most. */
const portion = 200

/**
 * Links an agency's new entries to its chain. Replicas may do so at the same time: the number is unique, so one of them
 * wins and the other goes on behind it.
 * @returns whether there may be more
 */
export async function linkEntries(database: mongo.Db, agencyId: Types.ObjectId): Promise<boolean> {
  return mongoose.connection.transaction(async session => {
    const entries = await auditEntries(database)
      .find({ agencyId, isUnlinked: true }, { session, sort: { _id: 1 }, limit: portion })
      .toArray()
    if (entries.length === 0) return false
    const last = await auditLinks(database).findOne({ agencyId }, { session, sort: { number: -1 } })
    await auditLinks(database).insertMany(linksOf(entries, last), { session, ordered: true })
    const ids = entries.map(({ _id }) => _id)
    await auditEntries(database).updateMany(
      { agencyId, _id: { $in: ids } },
      { $unset: { isUnlinked: '' } },
      { session },
    )
    return entries.length === portion
  })
}

function linksOf(entries: AuditEntry[], last: AuditLink | null): AuditLink[] {
  const links: AuditLink[] = []
  for (const entry of entries) {
    const before = links.at(-1) ?? last
    const link = {
      agencyId: entry.agencyId,
      number: (before?.number ?? 0) + 1,
      entryId: entry._id,
      at: entry.at,
      digest: digestOf(entry),
      previous: before?.hash ?? '',
    }
    links.push({ _id: new mongoose.Types.ObjectId(), ...link, hash: hashOf(link) })
  }
  return links
}
