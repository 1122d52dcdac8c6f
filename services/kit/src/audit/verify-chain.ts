import mongoose, { type mongo, type Types } from 'mongoose'
import { agenciesIn } from './agencies.ts'
import { type AuditEntry, type AuditLink, auditEntries, auditLinks } from './audit-collections.ts'
import { digestOf, hashOf } from './digest.ts'

/** What is wrong with an entry, to follow "entry <id>". */
export interface Fault {
  entryId: string
  reason: string
}

/** The first place where an agency's chain is broken. */
export interface BrokenChain extends Fault {
  agencyId: string
}

/** What has been looked at so far, and where it goes on. */
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
 * Checks the chains of all agencies of one service: every link follows from the one before, every entry is the one that was
 * linked, and none is missing before its retention is over.
 *
 * @param retainedSince entries of an agency from before this moment may be gone
 * @returns how many links hold, and the first broken one of each agency
 */
export async function verifyChains(
  database: mongo.Db,
  retainedSince: (agencyId: Types.ObjectId) => Date | Promise<Date>,
): Promise<{ links: number; broken: BrokenChain[] }> {
  const agencies = new Map<string, Types.ObjectId>()
  for await (const id of agenciesIn(auditLinks(database))) agencies.set(String(id), id)
  for await (const id of agenciesIn(auditEntries(database))) agencies.set(String(id), id)
  const result = { links: 0, broken: [] as BrokenChain[] }
  for (const agencyId of agencies.values()) {
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
 * their entries, then that no entry has lost its link.
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
  const [phase = 'link', position = '0', id = ''] = from?.split('|') ?? []
  return phase === 'link'
    ? verifyLinks(database, agencyId, retainedSince, Number(position), total)
    : verifyEntries(database, agencyId, position ? { at: new Date(position), id } : null, total)
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
    const reason = faultOfLink(link, previous) ?? faultOfEntry(entries.get(String(link.entryId)), link, retainedSince)
    if (reason) {
      const fault = { entryId: String(link.entryId), reason }
      return { checked: previous?.number ?? after, total, next: null, fault }
    }
    previous = link
  }
  const checked = previous?.number ?? after
  return { checked, total, next: checked < total && links.length > 0 ? `link|${checked}` : 'entry|', fault: null }
}

async function entriesOf(database: mongo.Db, agencyId: Types.ObjectId, links: AuditLink[]) {
  const ids = links.map(({ entryId }) => entryId)
  const found = await auditEntries(database)
    .find({ agencyId, _id: { $in: ids } })
    .toArray()
  return new Map(found.map(entry => [String(entry._id), entry]))
}

function faultOfLink(link: AuditLink, previous: AuditLink | undefined) {
  if (link.number !== (previous?.number ?? 0) + 1) return 'does not follow the link before: one is missing'
  if (link.previous !== (previous?.hash ?? '')) return 'has a link that does not continue the one before'
  if (link.hash !== hashOf(link)) return 'has a link that was changed'
  return null
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
    next: last && !lost ? `entry|${last.at.toISOString()}|${last._id}` : null,
    fault: lost ? { entryId: String(lost), reason: 'has lost its link' } : null,
  }
}
