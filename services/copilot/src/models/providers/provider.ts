/** Who makes language models, or serves them. */
export const providers = ['anthropic', 'openai', 'google', 'azure', 'bedrock', 'openai-compatible'] as const
export type Provider = (typeof providers)[number]

/** As people know it. */
export const providerNames: Record<Provider, string> = {
  anthropic: 'Anthropic',
  openai: 'OpenAI',
  google: 'Google',
  azure: 'Azure OpenAI',
  bedrock: 'Amazon Bedrock',
  'openai-compatible': 'The model server',
}

/** Where a provider answers, unless a URL says otherwise. Those that are missing need one: it names the customer or the region. */
export const providerUrls: Partial<Record<Provider, string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

/** A model, and how it is reached. */
export interface ModelAccess {
  provider: Provider
  /** The provider’s name for it; with Azure, the deployment. */
  model: string
  /** Empty where the server asks for none. */
  key: string
  url: string
}
