import { readEnvironment } from '@coverdesk/kit'
import { configureModels, modelEnvironment } from '../../models/language-model.ts'
import { caraRun } from '../../runs/engine/run-cara.ts'
import { us } from '../../testing/copilot-subgraph.ts'
import { toolsFor } from '../../tools/registry.ts'
import { useCaraSubgraph } from '../../workspaces/testing/cara-subgraph.ts'
import { limitReached } from '../limit-reached.ts'
import { chooseAgencyEngine } from '../own-model/choose-agency-engine.ts'
import { CaraSettings } from '../records/cara-settings.model.ts'

/** What tests read of the settings. */
interface SettingsAnswer {
  id: string
  version: number
  model: {
    provider: string
    name: string
    url: string | null
    keyStoredAt: string | null
    consentedBy: { id: string }
    consentedAt: string
  } | null
  operatorModel: { provider: string; name: string } | null
  monthlyLimit: { cost: number | null; tokens: number | null }
  limitReached: string | null
  webSearchEngine: string | null
  isWebSearchAllowed: boolean
}

const fields = `id version limitReached webSearchEngine isWebSearchAllowed monthlyLimit { cost tokens }
  model { provider name url keyStoredAt consentedBy { id } consentedAt } operatorModel { provider name }`
const change = `mutation ($version: Int!, $input: UpdateCaraSettingsInput!) {
  updateCaraSettings(version: $version, input: $input) { ${fields} }
}`
const test = 'mutation ($input: CaraModelInput!) { testCaraModel(input: $input) { isWorking message } }'

/** Says which model the operator has, and which hosts of private networks may be asked. */
export const operatorHas = (variables: Record<string, string>): void =>
  configureModels(readEnvironment(modelEnvironment, variables))

/** Runs the subgraph with the models that the settings name, for the tests of one file. */
export function useSettingsSubgraph() {
  const ports = { chooseEngine: chooseAgencyEngine, toolsFor, whyNot: limitReached }
  const cara = useCaraSubgraph(caraRun(ports))
  const data = <Data>(document: string, variables: object = {}, caller: object = us) =>
    cara.subgraph().data<Data>(caller, document, variables)
  const settings = async (caller: object = us) =>
    (await data<{ caraSettings: SettingsAnswer }>(`{ caraSettings { ${fields} } }`, {}, caller)).caraSettings
  return {
    ...cara,
    data,
    settings,
    ask: (version: number, input: object) => cara.subgraph().ask<object>(us, change, { version, input }),
    /** Saves on top of what is there. */
    async save(input: object, caller: object = us) {
      const { version } = await settings(caller)
      const answer = await data<{ updateCaraSettings: SettingsAnswer }>(change, { version, input }, caller)
      return answer.updateCaraSettings
    },
    /** What is wrong with an input, by path. */
    async refused(input: object) {
      const { version } = await settings()
      const failure = await cara.subgraph().failure(us, change, { version, input })
      return failure.extensions['validationErrors']
    },
    test: async (input: object, caller: object = us) =>
      (await data<{ testCaraModel: { isWorking: boolean; message: string } }>(test, { input }, caller)).testCaraModel,
    failedTest: (input: object, caller: object = us) => cara.subgraph().failure(caller, test, { input }),
    /** As on the first day. */
    reset: () => CaraSettings.collection.deleteMany({}),
  }
}
