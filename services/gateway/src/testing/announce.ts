import type { Db } from 'mongodb'
import { ObjectId } from 'mongodb'

interface Announcement {
  agencyId?: string
  typename?: string
  id: string
  kind?: 'CREATED' | 'UPDATED' | 'DELETED'
}

/** Writes an event as kit does inside of a mutation. */
export async function announce(
  events: Db,
  { agencyId = 'agency-harbor', typename = 'Account', id, kind = 'UPDATED' }: Announcement,
): Promise<void> {
  const about = { agencyId, subgraph: 'accounts', type: `${typename}Changed`, typename, id, version: 2, kind }
  await events
    .collection('outbox')
    .insertOne({ _id: new ObjectId(), ...about, at: new Date(), requestId: 'request-1', userId: 'user-maya' })
}
