import type { mongo, Types } from 'mongoose'
import type { Notice } from '../notifications/notice.ts'

export type ChangeKind = 'CREATED' | 'UPDATED' | 'DELETED'

/** That a record changed, or that something else happened to it; appended in the transaction that did it. */
export interface OutboxEvent {
  _id: Types.ObjectId
  agencyId: string
  /** Who wrote it. */
  subgraph: string
  /** What happened, such as `AccountUpdated` or `PolicyRenewed`. */
  type: string
  /** The GraphQL type of the record and its id. */
  typename: string
  id: string
  /** The record's version afterwards, where it counts one. */
  version: number | null
  kind: ChangeKind
  /** The record that took its place, when it was merged into another one. */
  into?: string
  /** Who to tell about it, and what. Consumers alone see it: the gateways hand no part of it to browsers. */
  notice?: Notice
  at: Date
  requestId: string
  userId: string | null
  /** The event's place among its agency's, in the order of commits; the gateways assign it. */
  number?: number
}

/** How long events are kept, in seconds. */
const retention = 7 * 24 * 60 * 60

export const outboxOf = (events: mongo.Db) => events.collection<OutboxEvent>('outbox')

/** Makes the outbox's indexes: one for its retention, one for the gateways' numbers. */
export async function prepareOutbox(events: mongo.Db): Promise<void> {
  await outboxOf(events).createIndexes([
    { key: { at: 1 }, expireAfterSeconds: retention },
    { key: { agencyId: 1, number: 1 }, unique: true, partialFilterExpression: { number: { $exists: true } } },
  ])
}
