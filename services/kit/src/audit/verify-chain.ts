import type { mongo, Types } from 'mongoose'
import { agenciesIn } from './agencies.ts'
import { type AuditLink, auditEntries, auditLinks } from './audit-collections.ts'
import { digestOf, hashOf } from './digest.ts'

/** The first place where an agency's chain is broken. */
export interface BrokenChain {
  agencyId: string
  entryId: string
  /** What is wrong, to follow "entry <id>". */
  reason: string
}

/**
 * Checks the chains of all agencies of one service: every link follows from the one before, every entry is the one that was
 * linked, and none is missing before its retention is over.
 *
 * @param retainedSince entries from before may be gone
 * @returns how many links hold, and the first broken one of each agency
 */
export async function verifyChains(
  database: mongo.Db,
  retainedSince: Date,
): Promise<{ links: number; broken: BrokenChain[] }> {
  const agencies = new Map<string, Types.ObjectId>()
  for await (const id of agenciesIn(auditLinks(database))) agencies.set(String(id), id)
  for await (const id of agenciesIn(auditEntries(database))) agencies.set(String(id), id)
  const result = { links: 0, broken: [] as BrokenChain[] }
  for (const agencyId of agencies.values()) {
    const { links, fault } = await verifyAgency(database, agencyId, retainedSince)
    result.links += links
    if (fault) result.broken.push({ agencyId: String(agencyId), ...fault })
  }
  return result
}

type Fault = Omit<BrokenChain, 'agencyId'>

async function verifyAgency(database: mongo.Db, agencyId: Types.ObjectId, retainedSince: Date) {
  let previous: AuditLink | undefined
  let links = 0
  for await (const link of auditLinks(database).find({ agencyId }, { sort: { number: 1 } })) {
    const fault = faultOfLink(link, previous) ?? (await faultOfEntry(database, link, retainedSince))
    if (fault) return { links, fault: { entryId: String(link.entryId), reason: fault } }
    previous = link
    links += 1
  }
  return { links, fault: await entryWithoutLink(database, agencyId) }
}

function faultOfLink(link: AuditLink, previous: AuditLink | undefined) {
  if (link.number !== (previous?.number ?? 0) + 1) return 'does not follow the link before: one is missing'
  if (link.previous !== (previous?.hash ?? '')) return 'has a link that does not continue the one before'
  if (link.hash !== hashOf(link)) return 'has a link that was changed'
  return null
}

async function faultOfEntry(database: mongo.Db, { agencyId, entryId, at, digest }: AuditLink, retainedSince: Date) {
  const entry = await auditEntries(database).findOne({ agencyId, _id: entryId })
  if (entry) return digestOf(entry) === digest ? null : 'was changed after it was written'
  return at < retainedSince ? null : 'was removed before its time'
}

/** An entry that had its link once, as its missing mark says, and has none now. */
async function entryWithoutLink(database: mongo.Db, agencyId: Types.ObjectId): Promise<Fault | undefined> {
  const linked = auditEntries(database).find({ agencyId, isUnlinked: { $exists: false } }, { projection: { _id: 1 } })
  for await (const { _id } of linked) {
    const link = await auditLinks(database).findOne({ agencyId, entryId: _id }, { projection: { _id: 1 } })
    if (!link) return { entryId: String(_id), reason: 'has lost its link' }
  }
  return undefined
}
