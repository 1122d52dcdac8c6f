import type { mongo, Types } from 'mongoose'
import type { Anchor } from './anchors/anchor.ts'
import { type AuditLink, auditLinks } from './audit-collections.ts'
import { isSealed, type SealedLink } from './digest.ts'
import { sealFaultOfLink } from './seal-faults.ts'

/** What is wrong with an entry, to follow "entry <id>". */
export interface Fault {
  entryId: string
  reason: string
}

/**
 * The end of a chain, on which the next link is built.
 * - `empty`: there is none yet.
 * - `sealed`: it vouches for all that is before it.
 * - `unsealed`: a version that did not seal wrote it. `sealedSince`: while replicas were being replaced.
 * - `broken`: nothing may be built on it, for that would make a forgery look sound.
 */
export type ChainHead =
  | { status: 'empty' }
  | { status: 'sealed'; last: SealedLink }
  | { status: 'unsealed'; last: AuditLink; sealedSince?: Date }
  | { status: 'broken'; fault: Fault }

/** How long versions that do not seal may write beside one that does, in milliseconds. */
const upgradeTime = 60 * 60_000

/** Whether what has no seal may come from a version that did not make any. */
export const isUpgrading = (sealedSince: Date): boolean => Date.now() - sealedSince.getTime() < upgradeTime

/**
 * Looks at the end of a chain.
 * @param anchor what is known of the chain outside of the database; read before this, as the chain grows meanwhile
 */
export async function readHead(
  database: mongo.Db,
  agencyId: Types.ObjectId,
  anchor: Anchor | null,
  session?: mongo.ClientSession,
): Promise<ChainHead> {
  const newest = { ...(session && { session }), sort: { number: -1 } } as const
  const last = await auditLinks(database).findOne({ agencyId }, newest)
  const fault = anchor && (await anchorFault(database, agencyId, anchor, last, session))
  if (fault) return { status: 'broken', fault }
  if (!last) return { status: 'empty' }
  if (isSealed(last)) {
    const reason = sealFaultOfLink(database, last)
    return reason ? broken(last, reason) : { status: 'sealed', last }
  }
  const lastSealed = await auditLinks(database).findOne({ agencyId, seal: { $exists: true } }, newest)
  if (!lastSealed) return anchor ? broken(last, 'has lost its seal') : { status: 'unsealed', last }
  const isFaultless = isSealed(lastSealed) && !sealFaultOfLink(database, lastSealed)
  return isFaultless && isUpgrading(lastSealed.sealedSince)
    ? { status: 'unsealed', last, sealedSince: lastSealed.sealedSince }
    : broken(last, 'has no seal')
}

const broken = ({ entryId }: AuditLink, reason: string): ChainHead => ({
  status: 'broken',
  fault: { entryId: String(entryId), reason },
})

async function anchorFault(
  database: mongo.Db,
  agencyId: Types.ObjectId,
  { number, entryId, hash }: Anchor,
  last: AuditLink | null,
  session?: mongo.ClientSession,
): Promise<Fault | null> {
  if (number === 0) return null
  if (!last || last.number < number) return { entryId, reason: 'was removed from the end of the chain' }
  const link =
    last.number === number
      ? last
      : await auditLinks(database).findOne({ agencyId, number }, { ...(session && { session }) })
  return link?.hash === hash ? null : { entryId, reason: 'was replaced, with all that is linked after it' }
}
