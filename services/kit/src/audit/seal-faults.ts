import type { mongo } from 'mongoose'
import type { AuditEntry } from './audit-collections.ts'
import { keyNameOf, type SealCheck } from './audit-keys.ts'
import { checkEntry, checkLink, hashOf, type SealedLink } from './digest.ts'

/** What is wrong with an entry that waits for its link, judging by its seal. */
export function sealFaultOfEntry(database: mongo.Db, { seal, ...entry }: AuditEntry): string | null {
  if (seal === undefined) return 'has no seal: it was not written by Coverdesk'
  const check = checkEntry(database, { ...entry, seal })
  return check === 'forged' ? 'was changed after it was written' : keyFault(check, seal)
}

/** What is wrong with the link of an entry. */
export function sealFaultOfLink(database: mongo.Db, link: SealedLink): string | null {
  if (link.hash !== hashOf(link)) return 'has a link that was changed'
  const check = checkLink(database, link)
  return check === 'forged' ? 'has a link that was forged' : keyFault(check, link.seal)
}

const keyFault = (check: SealCheck, seal: string) =>
  check === 'unknownKey' ? `is sealed with the key ${keyNameOf(seal)}, which CREDENTIAL_KEYS does not name` : null
