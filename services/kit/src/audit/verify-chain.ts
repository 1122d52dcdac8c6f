import mongoose, { type mongo, type Types } from 'mongoose'
import { chainedAgencies } from './accept-chains.ts'
import { auditAnchors } from './anchors/audit-anchors.ts'
import { type AuditEntry, type AuditLink, auditEntries, auditLinks } from './audit-collections.ts'
import { type Fault, readHead } from './chain-head.ts'
import { checkLink, digestOf, hashOf, isSealed } from './digest.ts'
import { verifyWaiting } from './verify-waiting.ts'

/** The first place where an agency's chain is broken. */
export interface BrokenChain extends Fault {
  agencyId: string
}

/** What has been looked at so far, and where it continues. */
export interface ChainPortion {
  /** Links that hold, counted from the first one. */
  checked: number
  /** How many links there are. */
  total: number
  /** Where the next portion begins; null: this was the last one. */
  next: string | null
  fault: Fault | null
}

/** How many links or entries are read at once. */
const portion = 500

/**
 * Checks the chains of all agencies of one service: every link follows from the one before, the last one is sealed with a key
 * of ours and is the one that was anchored, every entry is the one that was linked, none is missing before its retention
 * is over, and none waits for its link.
 *
 * @param retainedSince entries of an agency from before this moment may be gone
 * @returns how many links hold, and the first broken one of each agency
 */
export async function verifyChains(
  database: mongo.Db,
  retainedSince: (agencyId: Types.ObjectId) => Date | Promise<Date>,
): Promise<{ links: number; broken: BrokenChain[] }> {
  const result = { links: 0, broken: [] as BrokenChain[] }
  for (const agencyId of await chainedAgencies(database)) {
    const since = await retainedSince(agencyId)
    let found = await verifyPortion(database, agencyId, since, null)
    while (found.next) found = await verifyPortion(database, agencyId, since, found.next)
    result.links += found.checked
    if (found.fault) result.broken.push({ agencyId: String(agencyId), ...found.fault })
  }
  return result
}

/**
 * Checks a part of one agency's chain, so that a long one is checked in steps of a bounded time: first its links with
 * their entries and its end, then that no entry has lost its link, then the entries that wait for theirs.
 *
 * @param from `next` of the portion before; null for the first one
 */
export async function verifyPortion(
  database: mongo.Db,
  agencyId: Types.ObjectId,
  retainedSince: Date,
  from: string | null,
): Promise<ChainPortion> {
  const last = await auditLinks(database).findOne({ agencyId }, { sort: { number: -1 }, projection: { number: 1 } })
  const total = last?.number ?? 0
  const [phase = 'link', position = '', id = ''] = from?.split('|') ?? []
  if (phase === 'link') return verifyLinks(database, agencyId, retainedSince, Number(position), total)
  if (phase === 'entry')
    return verifyEntries(database, agencyId, position ? { at: new Date(position), id } : null, total)
  return { checked: total, total, ...(await verifyWaiting(database, agencyId, position)) }
}

async function verifyLinks(
  database: mongo.Db,
  agencyId: Types.ObjectId,
  retainedSince: Date,
  after: number,
  total: number,
): Promise<ChainPortion> {
  const links = await auditLinks(database)
    .find({ agencyId, number: { $gte: after } }, { sort: { number: 1 }, limit: after > 0 ? portion + 1 : portion })
    .toArray()
  let previous = links[0]?.number === after && after > 0 ? links.shift() : undefined
  const entries = await entriesOf(database, agencyId, links)
  for (const link of links) {
    const reason =
      faultOfLink(database, link, previous) ?? faultOfEntry(entries.get(String(link.entryId)), link, retainedSince)
    if (reason) {
      const fault = { entryId: String(link.entryId), reason }
      return { checked: previous?.number ?? after, total, next: null, fault }
    }
    previous = link
  }
  const checked = previous?.number ?? after
  if (checked < total && links.length > 0) return { checked, total, next: `link|${checked}`, fault: null }
  const fault = await faultOfEnd(database, agencyId)
  return { checked, total, next: fault ? null : 'entry|', fault }
}

async function faultOfEnd(database: mongo.Db, agencyId: Types.ObjectId) {
  const anchor = await auditAnchors().read(database.databaseName, String(agencyId))
  const head = await readHead(database, agencyId, anchor)
  return head.status === 'broken' ? head.fault : null
}

async function entriesOf(database: mongo.Db, agencyId: Types.ObjectId, links: AuditLink[]) {
  const ids = links.map(({ entryId }) => entryId)
  const found = await auditEntries(database)
    .find({ agencyId, _id: { $in: ids } })
    .toArray()
  return new Map(found.map(entry => [String(entry._id), entry]))
}

function faultOfLink(database: mongo.Db, link: AuditLink, previous: AuditLink | undefined) {
  if (link.number !== (previous?.number ?? 0) + 1) return 'does not follow the link before: one is missing'
  if (link.previous !== (previous?.hash ?? '')) return 'has a link that does not continue the one before'
  if (link.hash !== hashOf(link)) return 'has a link that was changed'
  // A key that is no longer known is no fault here: the end of the chain vouches for this link.
  return isSealed(link) && checkLink(database, link) === 'forged' ? 'has a link that was forged' : null
}

function faultOfEntry(entry: AuditEntry | undefined, { at, digest }: AuditLink, retainedSince: Date) {
  if (entry) return digestOf(entry) === digest ? null : 'was changed after it was written'
  return at < retainedSince ? null : 'was removed before its time'
}

/** Looks for entries that had their link once, as their missing mark says, and have none now. */
async function verifyEntries(
  database: mongo.Db,
  agencyId: Types.ObjectId,
  after: { at: Date; id: string } | null,
  total: number,
): Promise<ChainPortion> {
  const beyond = after && {
    at: { $gte: after.at },
    $or: [{ at: { $gt: after.at } }, { _id: { $gt: new mongoose.Types.ObjectId(after.id) } }],
  }
  const entries = await auditEntries(database)
    .find({ agencyId, isUnlinked: { $exists: false }, ...beyond }, { sort: { at: 1, _id: 1 }, limit: portion })
    .project<Pick<AuditEntry, '_id' | 'at'>>({ at: 1 })
    .toArray()
  const ids = entries.map(({ _id }) => _id)
  const links = auditLinks(database).find({ agencyId, entryId: { $in: ids } }, { projection: { entryId: 1 } })
  const linked = new Set((await links.toArray()).map(({ entryId }) => String(entryId)))
  const lost = ids.find(id => !linked.has(String(id)))
  const last = entries.length === portion ? entries.at(-1) : undefined
  return {
    checked: total,
    total,
    next: lost ? null : last ? `entry|${last.at.toISOString()}|${last._id}` : 'waiting|',
    fault: lost ? { entryId: String(lost), reason: 'has lost its link' } : null,
  }
}
