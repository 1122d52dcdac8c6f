import type { mongo, Types } from 'mongoose'
import { agenciesIn } from './agencies.ts'
import { anchorOf } from './anchors/anchor-of.ts'
import { auditAnchors } from './anchors/audit-anchors.ts'
import { type AuditLink, auditLinks } from './audit-collections.ts'
import { auditKeys } from './audit-keys.ts'
import { type Fault, readHead } from './chain-head.ts'
import { sealOfLink } from './digest.ts'

/** What became of the chains' ends. */
export interface RefreshedHeads {
  /** Agencies whose chain was sealed for the first time, as it was. */
  firstSealed: string[]
  /** Ends that were sealed with a former key. */
  renewed: number
  faults: Fault[]
}

/**
 * Brings the end of every chain up to date: seals chains of versions that did not seal, renews seals of former keys, and
 * records anchors that are missing or behind.
 */
export async function refreshHeads(
  database: mongo.Db,
  isClosing: () => boolean = () => false,
): Promise<RefreshedHeads> {
  const result: RefreshedHeads = { firstSealed: [], renewed: 0, faults: [] }
  for await (const agencyId of agenciesIn(auditLinks(database))) {
    if (isClosing()) break
    await refreshHead(database, agencyId, result)
  }
  return result
}

async function refreshHead(database: mongo.Db, agencyId: Types.ObjectId, result: RefreshedHeads) {
  const anchor = await auditAnchors().read(database.databaseName, String(agencyId))
  const head = await readHead(database, agencyId, anchor)
  if (head.status === 'empty') return
  if (head.status === 'broken') {
    result.faults.push(head.fault)
    return
  }
  const { last } = head
  if (head.status === 'unsealed') {
    await sealLink(database, last, head.sealedSince ?? new Date())
    if (!head.sealedSince) result.firstSealed.push(String(agencyId))
  } else if (auditKeys().isOutdated(head.last.seal)) {
    await sealLink(database, last, head.last.sealedSince)
    result.renewed += 1
  }
  if (!anchor || anchor.number < last.number) await auditAnchors().record(anchorOf(database, last))
}

/** Seals a link as it is, unless it was changed a moment ago. */
export async function sealLink(database: mongo.Db, link: AuditLink, sealedSince: Date): Promise<void> {
  const { _id, hash } = link
  const seal = sealOfLink(database, { hash, sealedSince })
  await auditLinks(database).updateOne({ _id, hash }, { $set: { seal, sealedSince } })
}
