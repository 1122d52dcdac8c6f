import { sharedDatabase } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'

/** Says that something happened in another subgraph, as it would. */
export async function tell(
  agencyId: string,
  event: { type: string; id: string; into?: string; at?: Date },
): Promise<void> {
  await sharedDatabase('events')
    .collection('outbox')
    .insertOne({
      ...{ _id: new mongoose.Types.ObjectId(), agencyId, subgraph: 'accounts', typename: 'Account', version: 2 },
      ...{ kind: event.into ? 'DELETED' : 'UPDATED', at: new Date(), requestId: 'request-1', userId: 'user-maya' },
      ...event,
    })
}
