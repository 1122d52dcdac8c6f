import { type OperatorModel, operatorModel } from '../models/language-model.ts'
import { configuredWebSearch } from '../tools/web-search/web-search-environment.ts'
import { limitReached } from './limit-reached.ts'
import { nameOfProvider } from './provider-names.ts'
import type { CaraSettingsRecord, OwnModel } from './records/cara-settings.model.ts'

/** As a query answers it, without the key. */
export async function presentSettings(settings: CaraSettingsRecord) {
  const { _id, version, model, monthlyLimit, isWebSearchAllowed } = settings
  const ofOperator = operatorModel()
  return {
    __typename: 'CaraSettings',
    id: String(_id),
    ...{ version, monthlyLimit, isWebSearchAllowed },
    model: model && presentModel(model),
    operatorModel: ofOperator && presentOperatorModel(ofOperator),
    limitReached: await limitReached(settings),
    webSearchEngine: configuredWebSearch()?.name ?? null,
  }
}

const presentModel = ({ provider, name, url, keyStoredAt, consentedBy, consentedAt }: OwnModel) => ({
  ...{ provider: nameOfProvider(provider), name, url, keyStoredAt, consentedAt },
  consentedBy: { __typename: 'AgencyUser', id: consentedBy },
})

const presentOperatorModel = ({ provider, model }: OperatorModel) => ({
  ...{ provider: nameOfProvider(provider), name: model },
})
