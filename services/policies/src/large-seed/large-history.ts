import { Types } from 'mongoose'
import { storedChanges } from '../history/policy-changes.ts'
import type { PolicyEventRecord } from '../models/policy-event.model.ts'
import type { LargePolicy } from './large-policies.ts'

/** How the history of a large agency's policy begins, whole as mongoose would store it. It has the policy's id: there is one of each. */
export const largeBeginning = (policy: LargePolicy): PolicyEventRecord => ({
  _id: new Types.ObjectId(policy._id),
  policyId: policy._id,
  kind: policy.previousPolicyIds.length > 0 ? 'CREATED_BY_RENEWAL' : 'CREATED',
  at: policy.createdAt,
  userId: policy.agencyUserId,
  reason: null,
  version: policy.version,
  changes: [],
  stored: storedChanges(null, policy),
})
