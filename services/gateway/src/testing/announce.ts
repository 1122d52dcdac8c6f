import type { Db } from 'mongodb'
import { ObjectId } from 'mongodb'

interface Announcement {
  agencyId?: string
  typename?: string
  id: string
  kind?: 'CREATED' | 'UPDATED' | 'DELETED'
}

/** Writes an event as kit does inside of a mutation. */
export const announce = (events: Db, { id, ...about }: Announcement): Promise<void> =>
  announceAll(events, { ids: [id], ...about })

/** Writes the events of a mutation that changes many records. */
export async function announceAll(
  events: Db,
  {
    agencyId = 'agency-harbor',
    typename = 'Account',
    ids,
    kind = 'UPDATED',
  }: Omit<Announcement, 'id'> & { ids: string[] },
): Promise<void> {
  const about = { agencyId, subgraph: 'accounts', type: `${typename}Changed`, typename, version: 2, kind }
  const now = { at: new Date(), requestId: 'request-1', userId: 'user-maya' }
  await events.collection('outbox').insertMany(ids.map(id => ({ _id: new ObjectId(), ...about, id, ...now })))
}
