import { conflict, findExisting, notFound, parseInput, type UserCallContext, updateVersioned } from '@coverdesk/kit'
import { nameOfUser } from '../agency-users/agency-users.ts'
import { CustomPreset, type CustomPresetRecord } from './custom-preset.model.ts'
import { customPresetInput, listFields } from './custom-preset.rules.ts'
import { presentCustomPreset } from './present-custom-preset.ts'

/** A preset and the version that a change was made from. */
export interface PresetVersion {
  id: string
  version: number
}

/** @throws VALIDATION_FAILED by field */
export async function createCustomPreset({ userId }: UserCallContext, input: unknown): Promise<CustomPresetRecord> {
  const facts = parseInput(customPresetInput, input)
  const creatorName = await nameOfUser(userId)
  const names = listFields(facts.title, facts.description, creatorName)
  const created = await CustomPreset.create({ ...facts, ...names, createdBy: userId, creatorName })
  return created.toObject() as CustomPresetRecord
}

/** @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED by field */
export async function updateCustomPreset(at: PresetVersion, input: unknown): Promise<CustomPresetRecord> {
  const facts = parseInput(customPresetInput, input)
  const current = await findPreset(at.id)
  if (current.version !== at.version) throw conflict(presentCustomPreset(current))
  return save(at, { ...facts, ...listFields(facts.title, facts.description, current.creatorName) })
}

/** It is in no list any more; workspaces that were made from it still name it. @throws NOT_FOUND, CONFLICT */
export async function deleteCustomPreset(at: PresetVersion): Promise<true> {
  await findPreset(at.id)
  await save(at, { deletedAt: new Date() })
  return true
}

/** The preset as it was; one that is there is left as it is. @throws NOT_FOUND */
export async function restoreCustomPreset(id: string): Promise<CustomPresetRecord> {
  const current = await findExisting<CustomPresetRecord>(CustomPreset, 'preset', id)
  return current.deletedAt ? save({ id, version: current.version }, { deletedAt: null }) : current
}

/** @throws NOT_FOUND, also of one that was deleted */
export async function findPreset(id: string): Promise<CustomPresetRecord> {
  const found = await findExisting<CustomPresetRecord>(CustomPreset, 'preset', id)
  if (found.deletedAt) throw notFound('preset')
  return found
}

const save = (at: PresetVersion, changes: Partial<CustomPresetRecord>) =>
  updateVersioned<CustomPresetRecord>(CustomPreset, 'preset', at, { $set: changes }, presentCustomPreset)
