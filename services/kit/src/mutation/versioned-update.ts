import type { Model } from 'mongoose'
import { isValidObjectId } from 'mongoose'
import { conflict, notFound } from '../errors.ts'
import { findExisting } from '../load-by-ids.ts'

/**
 * Saves a change on top of the version it was made from, or not at all (quality bar 13).
 *
 * @param what the record's name in a sentence, such as `account`
 * @param update MongoDB update operators; `version` is counted up by itself
 * @param present turns the current record into what the operation returns, for the client to merge with
 * @throws NOT_FOUND, or CONFLICT with the current record
 */
export async function updateVersioned<Item>(
  model: Model<Item>,
  what: string,
  { id, version }: { id: string; version: number },
  update: Record<string, Record<string, unknown>>,
  present: (current: Item) => unknown,
): Promise<Item> {
  if (!isValidObjectId(id)) throw notFound(what)
  const saved = await model
    .findOneAndUpdate({ _id: id, version } as never, { ...update, $inc: { ...update['$inc'], version: 1 } } as never, {
      returnDocument: 'after',
      runValidators: true,
    })
    .lean()
    .exec()
  if (saved) return saved as Item
  throw conflict(await present(await findExisting(model, what, id)))
}

/**
 * Removes a record of which no one has made another version since it was read, or not at all.
 *
 * @param what the record's name in a sentence, such as `view`
 * @param present turns the current record into what the client shows
 * @throws NOT_FOUND, or CONFLICT with the current record
 */
export async function removeVersioned<Item>(
  model: Model<Item>,
  what: string,
  { id, version }: { id: string; version: number },
  present: (current: Item) => unknown,
): Promise<void> {
  if (!isValidObjectId(id)) throw notFound(what)
  const { deletedCount } = await model.deleteOne({ _id: id, version } as never).exec()
  if (deletedCount === 0) throw conflict(await present(await findExisting(model, what, id)))
}
