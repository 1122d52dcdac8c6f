import { sharedDatabase } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { us } from './servicing-subgraph.ts'

/** Says that something happened in another subgraph of our agency, as it would. */
export async function tell(event: { type: string; typename: string; id: string; into?: string }): Promise<void> {
  await sharedDatabase('events')
    .collection('outbox')
    .insertOne({
      ...{ _id: new mongoose.Types.ObjectId(), agencyId: us.agencyId, subgraph: 'accounts', version: 2 },
      ...{ kind: event.into ? 'DELETED' : 'UPDATED', at: new Date(), requestId: 'request-1', userId: us.userId },
      ...event,
    })
}
