import {
  findExisting,
  fold,
  parseInput,
  removeVersioned,
  type UserCallContext,
  updateVersioned,
  validationFailed,
} from '@coverdesk/kit'
import { SavedView, type SavedViewRecord } from './saved-view.model.ts'
import { createSavedViewInput, maxViews, nameTaken, tooManyViews, updateSavedViewInput } from './saved-view.rules.ts'

/** A record and its version, as an operation names it. */
interface Version {
  id: string
  version: number
}

/** @throws VALIDATION_FAILED, also when the name is taken or the list has enough views */
export async function createView({ userId }: UserCallContext, input: unknown): Promise<SavedViewRecord> {
  const view = parseInput(createSavedViewInput, input)
  const sortName = sortNameOf(view.name)
  await refuseTakenName(view.list, sortName)
  if ((await SavedView.countDocuments({ list: view.list })) >= maxViews) throw refusedName(tooManyViews)
  const created = await SavedView.insertOne({ ...view, sortName, createdById: userId })
  return created.toObject()
}

/** @throws NOT_FOUND, VALIDATION_FAILED, or CONFLICT with the current view */
export async function updateView({ id, version }: Version, input: unknown): Promise<SavedViewRecord> {
  const { list } = await findExisting(SavedView, 'view', id)
  const { name, search } = parseInput(updateSavedViewInput, input)
  if (name !== undefined) await refuseTakenName(list, sortNameOf(name), id)
  const change = {
    ...(name !== undefined && { name, sortName: sortNameOf(name) }),
    ...(search !== undefined && { search }),
  }
  return updateVersioned(SavedView, 'view', { id, version }, { $set: change }, presentView)
}

/** @throws NOT_FOUND, or CONFLICT with the current view */
export async function deleteView({ id, version }: Version): Promise<true> {
  await removeVersioned(SavedView, 'view', { id, version }, presentView)
  return true
}

/** A name of signs only has no folded form. */
const sortNameOf = (name: string) => fold(name) || name

async function refuseTakenName(list: string, sortName: string, ownId?: string) {
  const holder = await SavedView.findOne({ list, sortName }, { _id: 1 }).lean()
  if (holder && String(holder._id) !== ownId) throw refusedName(nameTaken)
}

const refusedName = (message: string) => validationFailed([{ path: 'name', message }])

/** As plain JSON, for the client of a conflict to merge with. */
const presentView = ({ _id, version, list, name, search, createdAt, updatedAt }: SavedViewRecord) => ({
  __typename: 'SavedView',
  id: String(_id),
  version,
  list,
  name,
  search,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
