import { conflict, parseInput, type UserCallContext, updateVersioned } from '@coverdesk/kit'
import { caraSettingsInput } from './cara-settings.rules.ts'
import { ownModelChanges } from './own-model/own-model-changes.ts'
import { presentSettings } from './present-settings.ts'
import { CaraSettings, type CaraSettingsRecord } from './records/cara-settings.model.ts'
import { findCaraSettings } from './records/find-settings.ts'

/**
 * Changes how Cara works for the agency, from the next run on.
 * @throws CONFLICT, or VALIDATION_FAILED by field
 */
export async function updateSettings({ userId }: UserCallContext, version: number, input: unknown) {
  const { model, monthlyLimit, isWebSearchAllowed } = parseInput(caraSettingsInput, input)
  const current = await findCaraSettings()
  if (current.version !== version) throw conflict(await presentSettings(current))
  const changes = {
    ...(model && (await ownModelChanges(model, current.model, userId))),
    ...(model === null && { model: null, modelKey: null }),
    ...(monthlyLimit && { monthlyLimit }),
    ...(typeof isWebSearchAllowed === 'boolean' && { isWebSearchAllowed }),
  }
  if (Object.keys(changes).length === 0) return presentSettings(current)
  const isStored = await CaraSettings.exists({ _id: current._id })
  // Two people who change it first, both at once: the slower one finds the other’s.
  if (!isStored) await CaraSettings.create({ ...current })
  const at = { id: String(current._id), version }
  const saved = await updateVersioned<CaraSettingsRecord>(
    CaraSettings as never,
    'settings',
    at,
    { $set: changes },
    presentSettings,
  )
  return presentSettings(saved)
}
