import { conflict, findExisting, notFound, parseInput, type UserCallContext, updateVersioned } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { nameOfUser } from '../../agency-users/agency-users.ts'
import { presentStyle } from './present-style.ts'
import { Style, type StyleRecord } from './style.model.ts'
import { listFields, styleInput } from './style.rules.ts'
import { replaceStyleFiles } from './style-files.ts'

/** A style and the version that a change was made from. */
export interface StyleVersion {
  id: string
  version: number
}

/** @throws VALIDATION_FAILED by field */
export async function createStyle({ userId }: UserCallContext, input: unknown): Promise<StyleRecord> {
  const { prefixFileId, suffixFileId, ...facts } = parseInput(styleInput, input)
  const _id = new Types.ObjectId()
  const files = await replaceStyleFiles(_id, { prefixFileId, suffixFileId })
  const creatorName = await nameOfUser(userId)
  const names = listFields(facts.title, facts.description, creatorName)
  const created = await Style.create({
    ...{ _id, ...facts, ...files, ...names },
    ...{ createdBy: userId, creatorName },
  })
  return created.toObject() as StyleRecord
}

/** @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED by field */
export async function updateStyle(at: StyleVersion, input: unknown): Promise<StyleRecord> {
  const { prefixFileId, suffixFileId, ...facts } = parseInput(styleInput, input)
  const current = await findStyle(at.id)
  if (current.version !== at.version) throw conflict(presentStyle(current))
  const files = await replaceStyleFiles(current._id, { prefixFileId, suffixFileId }, current)
  const names = listFields(facts.title, facts.description, current.creatorName)
  return save(at, { ...facts, ...files, ...names })
}

/** It is in no list any more and no document can use it. @throws NOT_FOUND, CONFLICT */
export async function deleteStyle(at: StyleVersion): Promise<true> {
  await findStyle(at.id)
  await save(at, { deletedAt: new Date() })
  return true
}

/** The style as it was; one that is there is left as it is. @throws NOT_FOUND */
export async function restoreStyle(id: string): Promise<StyleRecord> {
  const current = await findExisting<StyleRecord>(Style, 'style', id)
  return current.deletedAt ? save({ id, version: current.version }, { deletedAt: null }) : current
}

/** @throws NOT_FOUND, also of one that was deleted */
export async function findStyle(id: string): Promise<StyleRecord> {
  const found = await findExisting<StyleRecord>(Style, 'style', id)
  if (found.deletedAt) throw notFound('style')
  return found
}

const save = (at: StyleVersion, changes: Partial<StyleRecord>) =>
  updateVersioned<StyleRecord>(Style, 'style', at, { $set: changes }, presentStyle)
