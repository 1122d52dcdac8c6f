import type { LanguageModelV3 } from '@ai-sdk/provider'
import type { ModelAccess, Provider } from './provider.ts'

type Fetch = typeof globalThis.fetch
type Create = (access: ModelAccess, fetch: Fetch) => Promise<LanguageModelV3>

/** Each loads its package when it is first used. Key and address are always given, so that none looks for its own variables. */
const creators: Record<Provider, Create> = {
  async anthropic({ model, key: apiKey, url: baseURL }, fetch) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ apiKey, baseURL, fetch })(model)
  },
  async openai({ model, key: apiKey, url: baseURL }, fetch) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ apiKey, baseURL, fetch }).responses(model)
  },
  async google({ model, key: apiKey, url: baseURL }, fetch) {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
    return createGoogleGenerativeAI({ apiKey, baseURL, fetch })(model)
  },
  async azure({ model, key: apiKey, url: baseURL }, fetch) {
    const { createAzure } = await import('@ai-sdk/azure')
    return createAzure({ apiKey, baseURL, fetch }).chat(model)
  },
  async bedrock({ model, key: apiKey, url: baseURL }, fetch) {
    const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock')
    const region = /\b[a-z]{2}(?:-[a-z]+)+-\d\b/.exec(new URL(baseURL).hostname)?.[0] ?? 'us-east-1'
    return createAmazonBedrock({ apiKey, baseURL, region, fetch })(model)
  },
  async 'openai-compatible'({ model, key, url: baseURL }, fetch) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const name = 'openai-compatible'
    return createOpenAICompatible({ name, baseURL, fetch, includeUsage: true, ...(key && { apiKey: key }) })(model)
  },
}

/** A model as the AI SDK knows it. @param fetch reaches it */
export const createModel = (access: ModelAccess, fetch: Fetch): Promise<LanguageModelV3> =>
  creators[access.provider](access, fetch)
