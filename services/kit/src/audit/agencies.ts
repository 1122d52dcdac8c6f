import mongoose, { type mongo, type Types } from 'mongoose'

/** Before every other. */
const firstId = () => new mongoose.Types.ObjectId('0'.repeat(24))

/**
 * The agencies that have records in a collection whose indexes begin with `agencyId`: one look at the index for each,
 * however many records it has.
 */
export async function* agenciesIn<Item extends { agencyId: Types.ObjectId }>(
  collection: mongo.Collection<Item>,
  filter: mongo.Filter<Item> = {},
): AsyncGenerator<Types.ObjectId> {
  let last = firstId()
  for (;;) {
    const found = await collection.findOne({ ...filter, agencyId: { $gt: last } } as never, {
      sort: { agencyId: 1 },
      projection: { agencyId: 1 },
    })
    if (!found) return
    last = (found as unknown as { agencyId: Types.ObjectId }).agencyId
    yield last
  }
}
