import type { CaraProvider } from '../generated/documents'

interface ProviderWords {
  name: string
  /** What is entered as its model. */
  modelHint: string
  /** What is entered as its address; without one it has one for everyone. */
  urlHint?: string
}

/** Who serves language models, in the order in which they are offered. */
export const providerWords: Readonly<Record<CaraProvider, ProviderWords>> = {
  ANTHROPIC: { name: 'Anthropic', modelHint: 'Such as claude-sonnet-4-5' },
  OPENAI: { name: 'OpenAI', modelHint: 'Such as gpt-5' },
  GOOGLE: { name: 'Google', modelHint: 'Such as gemini-2.5-pro' },
  AZURE: {
    name: 'Azure OpenAI',
    modelHint: 'The name of your deployment',
    urlHint: 'Such as https://name.openai.azure.com/openai',
  },
  BEDROCK: {
    name: 'Amazon Bedrock',
    modelHint: 'The model’s ID or inference profile',
    urlHint: 'Such as https://bedrock-runtime.us-east-1.amazonaws.com',
  },
  OPENAI_COMPATIBLE: {
    name: 'OpenAI-compatible server',
    modelHint: 'As the server names it',
    urlHint: 'Such as https://models.example.com/v1',
  },
}

export const providerOptions = Object.entries(providerWords).map(([value, { name }]) => ({ value, label: name }))

/** The recipient of texts: "Anthropic", "models.example.com". */
export function recipientOf({ provider, url }: { provider: CaraProvider; url: string | null }): string {
  const { name, urlHint } = providerWords[provider]
  if (provider !== 'OPENAI_COMPATIBLE' || !urlHint || !url || !URL.canParse(url)) return name
  return new URL(url).host
}
