import type { mongo } from 'mongoose'
import { z } from 'zod'
import { agenciesIn } from './agencies.ts'
import { auditEntries } from './audit-collections.ts'

const error = 'must be a whole number of days, 1 or more.'

/** How long audit entries are kept; their links stay. Seven years unless told otherwise. */
export const auditEnvironment = {
  AUDIT_RETENTION_DAYS: z.coerce.number({ error }).int({ error }).min(1, { error }).default(2555),
}

const day = 24 * 60 * 60 * 1_000

/** Entries from before this moment may be gone. */
export const retainedSince = (days: number): Date => new Date(Date.now() - days * day)

/** Removes the entries whose time is over and that have their link. */
export async function removeOldEntries(database: mongo.Db, days: number): Promise<void> {
  const at = { $lt: retainedSince(days) }
  for await (const agencyId of agenciesIn(auditEntries(database))) {
    await auditEntries(database).deleteMany({ agencyId, at, isUnlinked: { $exists: false } })
  }
}
