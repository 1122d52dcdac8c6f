import { createHash } from 'node:crypto'
import type { AuditEntry, AuditLink } from './audit-collections.ts'
import { canonicalText } from './canonical-text.ts'

const sha256 = (value: object) => createHash('sha256').update(canonicalText(value)).digest('hex')

/** The digest of an entry: every field but the mark that it has no link yet. */
export const digestOf = ({ isUnlinked, ...entry }: AuditEntry): string => sha256(entry)

/** The hash of a link: all that it says, the link before included. */
export const hashOf = ({ agencyId, number, entryId, at, digest, previous }: Omit<AuditLink, '_id' | 'hash'>): string =>
  sha256({ agencyId, number, entryId, at, digest, previous })
