import type { Types } from 'mongoose'
import {
  PolicyEvent,
  type PolicyEventKind,
  type PolicyFieldChange,
  type StoredFieldChange,
} from './policy-event.model.ts'

interface NewPolicyEvent {
  policyId: Types.ObjectId
  kind: PolicyEventKind
  /** The version of the policy that it made. */
  version: number
  /** Nobody: the calendar, or the product. */
  userId?: string | null
  reason?: string | null | undefined
  changes?: PolicyFieldChange[]
  stored?: StoredFieldChange[]
}

/** Notes what happened, in the transaction of the mutation that does it. */
export async function recordPolicyEvent(event: NewPolicyEvent): Promise<void> {
  await PolicyEvent.insertOne({
    userId: null,
    changes: [],
    stored: [],
    ...event,
    reason: event.reason ?? null,
    at: new Date(),
  })
}
