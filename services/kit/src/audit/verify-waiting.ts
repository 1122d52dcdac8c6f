import mongoose, { type mongo, type Types } from 'mongoose'
import { auditEntries } from './audit-collections.ts'
import type { Fault } from './chain-head.ts'
import { sealFaultOfEntry } from './seal-faults.ts'

/** How many entries are read at once; each has all that its mutation changed. */
const portion = 50

/** Entries have their link within 5 s while the product runs; this allows for a busy machine, in milliseconds. */
const maxWait = 60_000

/**
 * Checks entries that say they have no link yet: they are as they were written, and were written a moment ago.
 * @param after the last entry that was checked, or nothing
 */
export async function verifyWaiting(
  database: mongo.Db,
  agencyId: Types.ObjectId,
  after: string,
): Promise<{ next: string | null; fault: Fault | null }> {
  const beyond = after ? { _id: { $gt: new mongoose.Types.ObjectId(after) } } : {}
  const entries = await auditEntries(database)
    .find({ agencyId, isUnlinked: true, ...beyond }, { sort: { _id: 1 }, limit: portion })
    .toArray()
  for (const entry of entries) {
    const isRecent = Math.abs(Date.now() - entry.at.getTime()) < maxWait
    const reason =
      (entry.seal !== undefined && sealFaultOfEntry(database, entry)) ||
      (isRecent ? null : 'has had no link for more than a minute')
    if (reason) return { next: null, fault: { entryId: String(entry._id), reason } }
  }
  return { next: entries.length === portion ? `waiting|${entries.at(-1)?._id}` : null, fault: null }
}
