import { createHash } from 'node:crypto'
import type { mongo } from 'mongoose'
import type { AuditEntry, AuditLink } from './audit-collections.ts'
import { auditKeys, type SealCheck } from './audit-keys.ts'
import { canonicalText } from './canonical-text.ts'

const sha256 = (value: object) => createHash('sha256').update(canonicalText(value)).digest('hex')

/** The digest of an entry: every field but the mark that it has no link yet. */
export const digestOf = ({ isUnlinked, ...entry }: AuditEntry): string => sha256(entry)

/** The hash of a link: all that it says, the link before included. */
export const hashOf = ({ agencyId, number, entryId, at, digest, previous }: Omit<AuditLink, '_id' | 'hash'>): string =>
  sha256({ agencyId, number, entryId, at, digest, previous })

/** What the seal of an entry is made of. The area is in it: an entry of one is none of another. */
const sealedEntry = ({ databaseName }: mongo.Db, { isUnlinked, seal, ...entry }: AuditEntry) =>
  `entry ${databaseName} ${sha256(entry)}`

/** @param entry as the database gives it back */
export const sealOfEntry = (database: mongo.Db, entry: AuditEntry): string =>
  auditKeys().seal(sealedEntry(database, entry))

export const checkEntry = (database: mongo.Db, entry: AuditEntry & { seal: string }): SealCheck =>
  auditKeys().check(sealedEntry(database, entry), entry.seal)

/** A link that has a seal. */
export type SealedLink = AuditLink & Required<Pick<AuditLink, 'seal' | 'sealedSince'>>

export const isSealed = (link: AuditLink): link is SealedLink =>
  link.seal !== undefined && link.sealedSince instanceof Date

const sealedLink = ({ databaseName }: mongo.Db, { hash, sealedSince }: Pick<SealedLink, 'hash' | 'sealedSince'>) =>
  `link ${databaseName} ${hash} ${sealedSince.toISOString()}`

export const sealOfLink = (database: mongo.Db, link: Pick<SealedLink, 'hash' | 'sealedSince'>): string =>
  auditKeys().seal(sealedLink(database, link))

export const checkLink = (database: mongo.Db, link: SealedLink): SealCheck =>
  auditKeys().check(sealedLink(database, link), link.seal)
