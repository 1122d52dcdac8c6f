import type { LanguageModelV3 } from '@ai-sdk/provider'
import { extractiveModel } from '../understanding/offline/extractive-model.ts'
import { checkHost, checkUrl, guardedFetch } from './network/guarded-fetch.ts'
import { createModel } from './providers/create-model.ts'
import { type ModelEnvironment, type OperatorModels, operatorModels } from './providers/model-environment.ts'
import { type ModelAccess, type Provider, providerUrls } from './providers/provider.ts'

export { modelEnvironment } from './providers/model-environment.ts'

/** What does the turns of a run. */
export interface ChosenModel {
  model: LanguageModelV3
  /** `rules`, or such as `anthropic:claude-sonnet-4-5`. */
  name: string
  isRules: boolean
  /** How the model is reached; null for the rules. */
  access: ModelAccess | null
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

/** The model that works where an agency has none of its own; null: the rules. */
export const operatorModel = (): OperatorModel | null => operator.usual

/** @throws AddressRefused when an agency’s URL leads where the operator allows nothing */
export const refuseModelUrl = (url: string): Promise<void> => checkHost(new URL(url), operator.allowedHosts)

const rules: ChosenModel = { model: extractiveModel, name: 'rules', isRules: true, access: null }

/**
 * The agency’s own model, or the operator’s, or the rules where there is none.
 *
 * @param options.isSmall for reading rather than for working
 * @throws AddressRefused when the agency’s URL leads where the operator allows nothing
 */
export async function chooseModel({
  agencyModel,
  isSmall = false,
}: {
  agencyModel?: AgencyModel | null
  isSmall?: boolean
} = {}): Promise<ChosenModel> {
  if (agencyModel) return chosen(accessOf(agencyModel), operator.allowedHosts)
  const access = isSmall ? operator.small : operator.usual
  // The operator’s own URL is allowed by being configured.
  return access ? chosen(access, [...operator.allowedHosts, new URL(access.url).host]) : rules
}

async function chosen(access: ModelAccess, hosts: readonly string[]): Promise<ChosenModel> {
  checkUrl(new URL(access.url), hosts)
  const model = await createModel(access, guardedFetch(hosts))
  return { model, name: `${access.provider}:${access.model}`, isRules: false, access }
}

function accessOf({ provider, model, key, url }: AgencyModel): ModelAccess {
  const address = url ?? providerUrls[provider]
  if (!address) throw new Error(`A model of ${provider} needs a URL.`)
  return { provider, model, key, url: address.replace(/\/$/, '') }
}
