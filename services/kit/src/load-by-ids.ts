import DataLoader from 'dataloader'
import type { Model } from 'mongoose'
import { isValidObjectId } from 'mongoose'
import type { CallContext } from './call-context.ts'
import { notFound } from './errors.ts'

/**
 * Answers an array root (`accountsByIds`): one `$in` query; same length and order as asked, null where there is none.
 * @param filter what else a record must meet; a global model names the caller's agency here
 */
export async function loadByIds<Item>(
  model: Model<Item>,
  ids: readonly string[],
  filter: Record<string, unknown> = {},
): Promise<(Item | null)[]> {
  const found = await model
    .find({ ...filter, _id: { $in: ids.filter(id => isValidObjectId(id)) } } as never)
    .lean()
    .exec()
  const byId = new Map(found.map(record => [String((record as { _id: unknown })._id), record as Item]))
  return ids.map(id => byId.get(String(id)) ?? null)
}

/** The record of an id that comes from outside; null when there is none, also when the id is none. */
export async function findRecord<Item>(model: Model<Item>, id: string): Promise<Item | null> {
  return isValidObjectId(id) ? ((await model.findById(id).lean().exec()) as Item | null) : null
}

/**
 * The record that an operation is about.
 * @param what its name in a sentence, such as `account`
 * @throws NOT_FOUND, also when the id is none or belongs to another agency
 */
export async function findExisting<Item>(model: Model<Item>, what: string, id: string): Promise<Item> {
  const found = await findRecord(model, id)
  if (!found) throw notFound(what)
  return found
}

const loaders = new WeakMap<CallContext, Map<unknown, DataLoader<string, unknown>>>()

/**
 * One record for a field resolver; all that one request asks of a model go to the database in one query.
 * @returns null when there is none
 */
export const loadById = <Item>(context: CallContext, model: Model<Item>, id: string): Promise<Item | null> =>
  loadThrough<Item | null>(context, model, ids => loadByIds(model, ids), id)

/**
 * What belongs to one id, for a field resolver; all that one request asks for goes to the database at once.
 * @param load answers as many as it is asked, in their order; always the same function
 */
export const loadTogether = <Value>(
  context: CallContext,
  load: (ids: readonly string[]) => Promise<Value[]>,
  id: string,
): Promise<Value> => loadThrough(context, load, load, id)

function loadThrough<Value>(
  context: CallContext,
  key: unknown,
  load: (ids: readonly string[]) => Promise<Value[]>,
  id: string,
): Promise<Value> {
  const ofRequest = loaders.get(context) ?? new Map<unknown, DataLoader<string, unknown>>()
  loaders.set(context, ofRequest)
  const loader = ofRequest.get(key) ?? new DataLoader<string, unknown>(load)
  ofRequest.set(key, loader)
  return loader.load(id) as Promise<Value>
}

/** Forgets what a request has loaded, since it was changed or undone. */
export const forgetLoaded = (context: CallContext): void => void loaders.delete(context)
