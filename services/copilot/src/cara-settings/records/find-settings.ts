import { currentAgencyId, unseal } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { CaraSettings, type CaraSettingsRecord } from './cara-settings.model.ts'

/** The settings of the scope’s agency; version 1 is what every agency begins with, and is not stored. */
export async function findCaraSettings(): Promise<CaraSettingsRecord> {
  const _id = new Types.ObjectId(currentAgencyId())
  const stored = await CaraSettings.findById(_id).lean<CaraSettingsRecord>()
  if (stored) return stored
  return { _id, version: 1, model: null, monthlyLimit: { cost: null, tokens: null }, isWebSearchAllowed: true }
}

/** The key of the agency’s own model; the empty text where none is stored. */
export async function storedKey(): Promise<string> {
  const id = currentAgencyId()
  const stored = await CaraSettings.findById(id).select('+modelKey').lean<{ modelKey?: string | null }>()
  return stored?.modelKey ? unseal({ model: CaraSettings, id, field: 'modelKey' }, stored.modelKey) : ''
}
