import { Types } from 'mongoose'
import { DeletedPolicy } from '../models/deleted-policy.model.ts'
import { FormerCarrier } from '../models/former-carrier.model.ts'
import { BusinessPolicy } from '../models/policy.model.ts'

/** As far as policies are counted. */
const maxCounted = 100

/** In which role a policy names a company. */
export type CarrierField = 'carrierId' | 'brokerId'

/** How many policies name each company in one role, or in both. */
export const countPolicies = (ids: readonly string[]): Promise<number[]> => Promise.all(ids.map(countOf))

async function countOf(id: string): Promise<number> {
  return (await countIn('carrierId', id)) + (await countIn('brokerId', id))
}

/** Those whose company was merged into this one count while they have not moved yet. */
export async function countIn(field: CarrierField, id: string): Promise<number> {
  const ids = [new Types.ObjectId(id), ...(await mergedInto(id))]
  return BusinessPolicy.countDocuments({ [field]: { $in: ids } } as never).limit(maxCounted)
}

/** Whether a deleted policy would name it when it comes back. */
export async function isNamedByDeletedPolicy(id: string): Promise<boolean> {
  const ids = [new Types.ObjectId(id), ...(await mergedInto(id))]
  const named = [{ 'policy.carrierId': { $in: ids } }, { 'policy.brokerId': { $in: ids } }]
  return (await DeletedPolicy.exists({ $or: named } as never)) !== null
}

async function mergedInto(id: string): Promise<Types.ObjectId[]> {
  const former = await FormerCarrier.find({ intoId: id }, { _id: 1 }).lean()
  return former.map(({ _id }) => _id)
}
