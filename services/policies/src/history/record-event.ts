import type { Types } from 'mongoose'
import {
  PolicyEvent,
  type PolicyEventKind,
  type PolicyFieldChange,
  type StoredFieldChange,
} from '../models/policy-event.model.ts'

interface NewPolicyEvent {
  policyId: Types.ObjectId
  kind: PolicyEventKind
  /** The version of the policy that it made. */
  version: number
  /** No one: the calendar, or the product. */
  userId?: string | null
  reason?: string | null | undefined
  changes?: PolicyFieldChange[]
  stored?: StoredFieldChange[]
}

/** Notes what happened, in the transaction of the mutation that does it. */
export const recordPolicyEvent = (event: NewPolicyEvent): Promise<void> => recordPolicyEvents([event])

/** The same for many at once. */
export async function recordPolicyEvents(events: readonly NewPolicyEvent[]): Promise<void> {
  const at = new Date()
  await PolicyEvent.insertMany(
    events.map(event => ({
      userId: null,
      changes: [],
      stored: [],
      ...event,
      reason: event.reason ?? null,
      at,
    })) as never,
  )
}
