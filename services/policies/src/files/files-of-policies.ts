import { Types } from 'mongoose'
import { PolicyFile, type PolicyFileRecord } from '../models/policy-file.model.ts'

/** Of each policy, the last uploaded first; read at once. */
export async function filesOfPolicies(policyIds: readonly string[]): Promise<PolicyFileRecord[][]> {
  const found = await PolicyFile.find({ policyId: { $in: policyIds.map(id => new Types.ObjectId(id)) } })
    .sort({ createdAt: -1, _id: -1 })
    .lean()
  return policyIds.map(id => found.filter(({ policyId }) => String(policyId) === id))
}
