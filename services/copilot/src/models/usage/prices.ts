import type { Provider } from '../providers/provider.ts'

/** US dollars per million tokens. */
interface Price {
  input: number
  output: number
  /** Of tokens that the provider had kept from an earlier call. */
  cached: number
  /** Of tokens that it kept for a later one. By default the price of input. */
  kept?: number
  /** Longer prompts cost more than this table knows. */
  maxPrompt?: number
}

/** List prices of November 2026. A model that isn't here has no price rather than a guessed one. */
const prices: Partial<Record<Provider, Record<string, Price>>> = {
  anthropic: {
    'claude-opus-5-5': { input: 4, output: 20, cached: 0.2, kept: 5 },
    'claude-opus-5': { input: 5, output: 25, cached: 0.5, kept: 6.25 },
    'claude-opus-4-8': { input: 5, output: 25, cached: 0.5, kept: 6.25 },
    'claude-sonnet-5-5': { input: 2, output: 10, cached: 0.1, kept: 2.5 },
    'claude-sonnet-5': { input: 2, output: 10, cached: 0.2, kept: 2.5 },
    'claude-sonnet-4-6': { input: 3, output: 15, cached: 0.3, kept: 3.75 },
    'claude-sonnet-4-5': { input: 3, output: 15, cached: 0.3, kept: 3.75, maxPrompt: 200_000 },
    'claude-haiku-5-5': { input: 0.1, output: 0.5, cached: 0.01, kept: 0.125, maxPrompt: 100_000 },
    'claude-haiku-4-5': { input: 1, output: 5, cached: 0.1, kept: 1.25 },
  },
  openai: {
    'gpt-6.2-sol': { input: 2, output: 10, cached: 0.1, kept: 2.5, maxPrompt: 272_000 },
    'gpt-5.4': { input: 2.5, output: 15, cached: 0.25, maxPrompt: 272_000 },
    'gpt-5.2': { input: 1.75, output: 14, cached: 0.175 },
    'gpt-5': { input: 1.25, output: 10, cached: 0.125 },
    'gpt-5-mini': { input: 0.25, output: 2, cached: 0.025 },
    'gpt-5-nano': { input: 0.05, output: 0.4, cached: 0.005 },
    'gpt-4.1': { input: 2, output: 8, cached: 0.5 },
    'gpt-4.1-mini': { input: 0.4, output: 1.6, cached: 0.1 },
  },
  google: {
    'gemini-4-neon': { input: 3, output: 15, cached: 0.15 },
    'gemini-4-hydrogen': { input: 1.5, output: 7.5, cached: 0.075 },
    'gemini-2.5-pro': { input: 1.25, output: 10, cached: 0.125, maxPrompt: 200_000 },
    'gemini-2.5-flash': { input: 0.3, output: 2.5, cached: 0.03 },
  },
}

/** What a call took and gave. */
export interface Tokens {
  /** All of the prompt, with what was cached and kept. */
  inputTokens: number
  outputTokens: number
  cachedTokens: number
  keptTokens: number
}

/** `claude-sonnet-4-5-20250929` costs what `claude-sonnet-4-5` costs. */
const dated = /-(?:\d{8}|\d{4}-\d{2}-\d{2}|latest|\d{3})$/

/** What a call cost, in US dollars; null where the price isn't known. */
export function costOf(provider: Provider, model: string, tokens: Tokens): number | null {
  const price = prices[provider]?.[model] ?? prices[provider]?.[model.replace(dated, '')]
  if (!price || tokens.inputTokens > (price.maxPrompt ?? Number.POSITIVE_INFINITY)) return null
  const fresh = Math.max(0, tokens.inputTokens - tokens.cachedTokens - tokens.keptTokens)
  const millionths =
    fresh * price.input +
    tokens.cachedTokens * price.cached +
    tokens.keptTokens * (price.kept ?? price.input) +
    tokens.outputTokens * price.output
  return millionths / 1_000_000
}
