import { type ChosenModel, chooseModel } from '../../models/language-model.ts'
import { AddressRefused } from '../../models/network/guarded-fetch.ts'
import { TurnFailed } from '../../models/turn/turn-failed.ts'
import { findCaraSettings, storedKey } from '../records/find-settings.ts'

const refused = 'The address of your agency’s language model isn’t allowed any more. Change it in Settings, under Cara.'

/**
 * What works for the scope’s agency: its own model, or the operator’s, or the rules.
 * @throws TurnFailed with a sentence once the operator no longer allows the address
 */
export async function chooseAgencyModel(): Promise<ChosenModel> {
  const { model } = await findCaraSettings()
  if (!model) return chooseModel()
  const { provider, name, url } = model
  const agencyModel = { provider, model: name, key: await storedKey(), ...(url && { url }) }
  return chooseModel({ agencyModel }).catch(error => {
    throw error instanceof AddressRefused ? new TurnFailed(refused) : error
  })
}
