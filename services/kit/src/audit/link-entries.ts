import mongoose, { type mongo, type Types } from 'mongoose'
import { anchorOf } from './anchors/anchor-of.ts'
import { auditAnchors } from './anchors/audit-anchors.ts'
import { type AuditEntry, type AuditLink, auditEntries, auditLinks } from './audit-collections.ts'
import { type ChainHead, type Fault, isUpgrading, readHead } from './chain-head.ts'
import { digestOf, hashOf, sealOfLink } from './digest.ts'
import { sealFaultOfEntry } from './seal-faults.ts'

/** How many entries one transaction links at the most. */
const portion = 200

interface LinkedPortion {
  /** The last new link. */
  head: AuditLink | undefined
  /** What is not linked, and why. */
  faults: Fault[]
  /** Where the next portion begins, when there may be one. */
  next: Types.ObjectId | undefined
}

/**
 * Links an agency's new entries to its chain, and anchors its new end. Replicas may do so at the same time: the number is
 * unique, so one of them wins and the other continues behind it. Entries that were forged, and chains whose end is not
 * what it was, are left as they are for a verification to find.
 *
 * @param isClosing whether to stop before the next portion
 * @returns what was not linked, and why
 */
export async function linkEntries(
  database: mongo.Db,
  agencyId: Types.ObjectId,
  isClosing: () => boolean = () => false,
): Promise<Fault[]> {
  const faults: Fault[] = []
  let after: Types.ObjectId | undefined
  do {
    const linked = await linkPortion(database, agencyId, after)
    if (linked.head) await auditAnchors().record(anchorOf(database, linked.head))
    faults.push(...linked.faults)
    after = linked.next
  } while (after && !isClosing())
  return faults
}

async function linkPortion(
  database: mongo.Db,
  agencyId: Types.ObjectId,
  after: Types.ObjectId | undefined,
): Promise<LinkedPortion> {
  const anchor = await auditAnchors().read(database.databaseName, String(agencyId))
  return mongoose.connection.transaction(async session => {
    const waiting = { agencyId, isUnlinked: true as const, ...(after && { _id: { $gt: after } }) }
    const found = await auditEntries(database)
      .find(waiting, { session, sort: { _id: 1 }, limit: portion })
      .toArray()
    if (found.length === 0) return { head: undefined, faults: [], next: undefined }
    const chain = await readHead(database, agencyId, anchor, session)
    if (chain.status === 'broken') return { head: undefined, faults: [chain.fault], next: undefined }
    const sealedSince = sealedSinceOf(chain)
    const faults = found.flatMap(entry => faultOf(database, entry, sealedSince) ?? [])
    const faulty = new Set(faults.map(({ entryId }) => entryId))
    const entries = found.filter(({ _id }) => !faulty.has(String(_id)))
    const next = found.length === portion ? found.at(-1)?._id : undefined
    if (entries.length === 0) return { head: undefined, faults, next }
    const links = linksOf(database, entries, 'last' in chain ? chain.last : undefined, sealedSince)
    await auditLinks(database).insertMany(links, { session, ordered: true })
    const ids = entries.map(({ _id }) => _id)
    await auditEntries(database).updateMany(
      { agencyId, _id: { $in: ids } },
      { $unset: { isUnlinked: '' } },
      { session },
    )
    return { head: links.at(-1), faults, next }
  })
}

function sealedSinceOf(chain: Exclude<ChainHead, { status: 'broken' }>): Date {
  if (chain.status === 'sealed') return chain.last.sealedSince
  return (chain.status === 'unsealed' && chain.sealedSince) || new Date()
}

function faultOf(database: mongo.Db, entry: AuditEntry, sealedSince: Date): Fault | null {
  const reason = entry.seal === undefined && isUpgrading(sealedSince) ? null : sealFaultOfEntry(database, entry)
  return reason === null ? null : { entryId: String(entry._id), reason }
}

function linksOf(database: mongo.Db, entries: AuditEntry[], last: AuditLink | undefined, sealedSince: Date) {
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
    const sealable = { hash: hashOf(link), sealedSince }
    links.push({
      _id: new mongoose.Types.ObjectId(),
      ...link,
      ...sealable,
      seal: sealOfLink(database, sealable),
    })
  }
  return links
}
