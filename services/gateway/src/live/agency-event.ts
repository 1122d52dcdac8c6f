import type { ObjectId } from 'mongodb'

/** What kit's `emit` and changed records leave in the outbox (docs/contracts.md). */
export interface OutboxRecord {
  _id: ObjectId
  agencyId: string
  typename: string
  id: string
  version: number | null
  kind: 'CREATED' | 'UPDATED' | 'DELETED'
  at: Date
  /** Given by the first gateway that sees it. */
  number?: number
}

/** An event with its place among those of its agency. */
export interface AgencyEvent extends OutboxRecord {
  number: number
  /** When this gateway had heard of it, in milliseconds of its own clock. */
  heardAt: number
}
