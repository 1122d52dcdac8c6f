import { isValidObjectId, type Model } from 'mongoose'

/**
 * Changes a record if `guard` still holds, as one step: of any number of parallel claims of the last free seat one gets it
 * (quality bar 15).
 *
 * @param guard what must be true of the record, such as `{ freeSeats: { $gt: 0 } }`
 * @param change MongoDB update operators
 * @returns the changed record, or null when there is none or the guard does not hold
 * @example const request = await claim(ServiceRequest, id, { state: 'OPEN' }, { $set: { state: 'RESOLVED' } })
 */
export async function claim<Item>(
  model: Model<Item>,
  id: string,
  guard: Record<string, unknown>,
  change: Record<string, Record<string, unknown>>,
): Promise<Item | null> {
  if (!isValidObjectId(id)) return null
  const claimed = await model
    .findOneAndUpdate({ ...guard, _id: id } as never, change as never, { returnDocument: 'after', runValidators: true })
    .lean()
    .exec()
  return claimed as Item | null
}
