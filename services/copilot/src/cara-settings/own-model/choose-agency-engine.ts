import { chooseEngine, engineOf } from '../../models/choose-engine.ts'
import { agencysModel } from '../../models/language-model.ts'
import { AddressRefused } from '../../models/network/guarded-fetch.ts'
import { TurnFailed } from '../../models/turn/turn-failed.ts'
import type { Engine } from '../../understanding/engine.ts'
import { findCaraSettings, storedKey } from '../records/find-settings.ts'

const refused = 'The address of your agency’s language model isn’t allowed any more. Change it in Settings, under Cara.'

/**
 * What works for the scope’s agency: its own model, or the operator’s, or the engine without one.
 * @throws TurnFailed with a sentence once the operator no longer allows the address
 */
export async function chooseAgencyEngine(): Promise<Engine> {
  const { model } = await findCaraSettings()
  if (!model) return chooseEngine()
  const { provider, name, url } = model
  const own = { provider, model: name, key: await storedKey(), ...(url && { url }) }
  const chosen = agencysModel(own).catch(error => {
    throw error instanceof AddressRefused ? new TurnFailed(refused) : error
  })
  return engineOf(await chosen)
}
