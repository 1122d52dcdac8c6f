import { createHash } from 'node:crypto'
import { demandMutation } from '../current-mutation/current-mutation.ts'
import { notFound } from '../errors.ts'
import { currentAgencyId } from '../scope.ts'
import { sharedDatabase } from '../shared-databases.ts'

/** A session as its owner may see it; the gateway's collection is part of the contract (docs/adr/0013). */
export interface OwnSession {
  /** What the signed context names as `sessionId`; nothing can be done with it but to end the session. */
  id: string
  userAgent: string | undefined
  /** A part of the address that it was started from. */
  network: string | undefined
  startedAt: Date
  lastSeenAt: Date
}

interface SessionRecord extends Omit<OwnSession, 'id'> {
  _id: string
  agencyId: string
  userId: string
  expiresAt: Date
}

/** The public name of a session; its key stays inside. */
export const sessionIdOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22)

const sessions = () => sharedDatabase('gateway').collection<SessionRecord>('sessions')
const ofUser = (userId: string) => ({ agencyId: currentAgencyId(), userId, expiresAt: { $gt: new Date() } })

/**
 * The sessions of a user of the current agency that are not over, the last used first.
 * @example const sessions = await sessionsOf(userId)
 */
export async function sessionsOf(userId: string): Promise<OwnSession[]> {
  const found = await sessions().find(ofUser(userId)).toArray()
  found.sort((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime())
  return found.map(({ _id, userAgent, network, startedAt, lastSeenAt }) => {
    return { id: sessionIdOf(_id), userAgent, network, startedAt, lastSeenAt }
  })
}

/**
 * Ends one session of a user, in the mutation's transaction: at its next request there is no one signed in.
 * @throws NOT_FOUND when the user has no such session; outside of a mutation
 */
export async function endSession(userId: string, id: string): Promise<void> {
  const { session } = demandMutation('Ending a session')
  const found = await sessions()
    .find(ofUser(userId), { session, projection: { _id: 1 } })
    .toArray()
  const key = found.find(({ _id }) => sessionIdOf(_id) === id)?._id
  if (!key) throw notFound('session')
  await sessions().deleteOne({ _id: key }, { session })
}

/**
 * Ends every session of a user but one.
 * @param kept the id of the session that stays
 * @returns how many were ended
 */
export async function endOtherSessions(userId: string, kept: string | undefined): Promise<number> {
  const { session } = demandMutation('Ending sessions')
  const found = await sessions()
    .find(ofUser(userId), { session, projection: { _id: 1 } })
    .toArray()
  const keys = found.flatMap(({ _id }) => (sessionIdOf(_id) === kept ? [] : [_id]))
  const { deletedCount } = await sessions().deleteMany({ _id: { $in: keys } }, { session })
  return deletedCount
}
