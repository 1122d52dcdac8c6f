import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type Types } from 'mongoose'
import type { PolicyRecord } from '../policies/policy-record.ts'

/** A policy that was deleted, with all that it takes to bring it back. Its history and files wait where they are. */
export interface DeletedPolicyRecord {
  /** The policy's. */
  _id: Types.ObjectId
  policy: Omit<PolicyRecord, 'words'>
  deletedAt: Date
  deletedById: string
  purgedAt: Date
}

const fields = {
  // Read only when it comes back; the audit entry of the deletion holds the record already.
  policy: { type: Schema.Types.Mixed, required: true, secret: true, select: false },
  deletedAt: { type: Date, required: true },
  deletedById: { type: String, required: true },
  purgedAt: { type: Date, required: true },
}
// An empty part of a policy is a part of it.
const schema = new Schema<DeletedPolicyRecord>(fields as never, { minimize: false })
schema.index({ agencyId: 1, deletedAt: 1, _id: 1 })

export const DeletedPolicy = defineTenantModel('deletedBusinessPolicies', schema)
