import type { mongo, Types } from 'mongoose'
import mongoose from 'mongoose'
import { z } from 'zod'
import { demandMutation } from '../current-mutation/current-mutation.ts'
import { currentAgencyId } from '../scope.ts'
import { sharedDatabase } from '../shared-databases.ts'
import { agenciesIn } from './agencies.ts'
import { auditEntries } from './audit-collections.ts'

const error = 'must be a whole number of days, 1 or more.'

/** How long audit entries are kept where an agency has not chosen; their links stay. Seven years unless told otherwise. */
export const auditEnvironment = {
  AUDIT_RETENTION_DAYS: z.coerce.number({ error }).int({ error }).min(1, { error }).default(2555),
}

/** What an agency has chosen, in the database that all services share. */
interface RetentionRecord {
  _id: Types.ObjectId
  days: number
  /** Entries from before may be gone, since a shorter time once applied. */
  keptSince: Date | null
}

const day = 24 * 60 * 60 * 1_000
const retentions = (events: mongo.Db) => events.collection<RetentionRecord>('auditRetentions')

let defaultDays = auditEnvironment.AUDIT_RETENTION_DAYS.parse(undefined)

/** Sets what holds where an agency has not chosen. */
export const useDefaultRetention = (days: number): void => {
  defaultDays = days
}

/**
 * For how many days an agency's audit entries are kept, and since when none is missing.
 *
 * @param events the database that all services share
 * @example const { days } = await auditRetention(agency._id)
 */
export async function auditRetention(
  agencyId: Types.ObjectId,
  events: mongo.Db = sharedDatabase('events'),
): Promise<{ days: number; since: Date }> {
  const chosen = await retentions(events).findOne({ _id: agencyId })
  const days = chosen?.days ?? defaultDays
  const since = retainedSince(days)
  return { days, since: chosen?.keptSince && chosen.keptSince > since ? chosen.keptSince : since }
}

/**
 * Keeps the current agency's audit entries for so many days from now on, in every service; as a part of the mutation.
 * What a shorter time has removed does not come back, and is not missed.
 *
 * @throws outside of a mutation
 * @example await keepAuditFor(3 * 365)
 */
export async function keepAuditFor(days: number): Promise<void> {
  const { session } = demandMutation('Choosing how long audit entries are kept')
  const agencyId = new mongoose.Types.ObjectId(currentAgencyId())
  const { since } = await auditRetention(agencyId)
  await retentions(sharedDatabase('events')).updateOne(
    { _id: agencyId },
    { $set: { days, keptSince: since } },
    { upsert: true, session },
  )
}

/** Entries from before this moment may be gone. */
export const retainedSince = (days: number): Date => new Date(Date.now() - days * day)

/** How many entries are removed at once. */
const portion = 500

/**
 * Removes the entries whose time is over and that have their link, in portions.
 * @param now the time to go by
 * @param isClosing whether to stop before the next portion
 * @returns how many were removed
 */
export async function removeOldEntries(
  database: mongo.Db,
  daysOf: (agencyId: Types.ObjectId) => Promise<number>,
  now: Date = new Date(),
  isClosing: () => boolean = () => false,
): Promise<number> {
  let removed = 0
  for await (const agencyId of agenciesIn(auditEntries(database))) {
    const at = { $lt: new Date(now.getTime() - (await daysOf(agencyId)) * day) }
    const isOver = { agencyId, at, isUnlinked: { $exists: false } } as const
    let ids: Types.ObjectId[]
    do {
      if (isClosing()) return removed
      const over = auditEntries(database).find(isOver, { sort: { at: 1 }, limit: portion, projection: { _id: 1 } })
      ids = (await over.toArray()).map(({ _id }) => _id)
      if (ids.length > 0)
        removed += (await auditEntries(database).deleteMany({ ...isOver, _id: { $in: ids } })).deletedCount
    } while (ids.length === portion)
  }
  return removed
}
