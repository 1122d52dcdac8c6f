import type { LanguageModelV3 } from '@ai-sdk/provider'
import { checkHost, checkUrl, guardedFetch } from './network/guarded-fetch.ts'
import { createModel } from './providers/create-model.ts'
import { type ModelEnvironment, type OperatorModels, operatorModels } from './providers/model-environment.ts'
import { type ModelAccess, type Provider, providerUrls } from './providers/provider.ts'

export { modelEnvironment } from './providers/model-environment.ts'

/** A model that does the turns of a run. */
export interface ChosenModel {
  model: LanguageModelV3
  /** Such as `anthropic:claude-sonnet-4-5`. */
  name: string
  /** How the model is reached. */
  access: ModelAccess
}

/** A model of an agency’s own. */
export interface AgencyModel {
  provider: Provider
  model: string
  key: string
  /** Needed with azure, bedrock and openai-compatible. */
  url?: string
}

/** The operator’s model, without how it is reached. */
export type OperatorModel = Pick<ModelAccess, 'provider' | 'model'>

const noModels: OperatorModels = { usual: null, small: null, allowedHosts: [] }
let operator = noModels

/** Says which models the operator has. Once, when the service starts. @throws EnvironmentError */
export function configureModels(environment: ModelEnvironment): void {
  operator = operatorModels(environment)
}

/** The model that works where an agency has none of its own; null: none. */
export const operatorModel = (): OperatorModel | null => operator.usual

/** @throws AddressRefused when an agency’s URL leads where the operator allows nothing */
export const refuseModelUrl = (url: string): Promise<void> => checkHost(new URL(url), operator.allowedHosts)

/**
 * A model of an agency’s own.
 *
 * @throws AddressRefused when its URL leads where the operator allows nothing
 */
export const agencysModel = (model: AgencyModel): Promise<ChosenModel> => chosen(accessOf(model), operator.allowedHosts)

/** The operator’s model; null where there is none. @param options.isSmall for reading rather than for working */
export async function operatorsModel({ isSmall = false }: { isSmall?: boolean } = {}): Promise<ChosenModel | null> {
  const access = isSmall ? operator.small : operator.usual
  // The operator’s own URL is allowed by being configured.
  return access ? chosen(access, [...operator.allowedHosts, new URL(access.url).host]) : null
}

async function chosen(access: ModelAccess, hosts: readonly string[]): Promise<ChosenModel> {
  checkUrl(new URL(access.url), hosts)
  const model = await createModel(access, guardedFetch(hosts))
  return { model, name: `${access.provider}:${access.model}`, access }
}

function accessOf({ provider, model, key, url }: AgencyModel): ModelAccess {
  const address = url ?? providerUrls[provider]
  if (!address) throw new Error(`A model of ${provider} needs a URL.`)
  return { provider, model, key, url: address.replace(/\/$/, '') }
}
