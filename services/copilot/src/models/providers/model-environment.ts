import { EnvironmentError } from '@coverdesk/kit'
import { z } from 'zod'
import { type ModelAccess, type Provider, providers, providerUrls } from './provider.ts'

const modelName = z
  .string()
  .regex(new RegExp(`^(${providers.join('|')}):\\S+$`), {
    error: `must be <provider>:<model>, such as anthropic:claude-sonnet-4-5. Providers are ${providers.join(', ')}.`,
  })
  .transform(name => {
    const colon = name.indexOf(':')
    return { provider: name.slice(0, colon) as Provider, model: name.slice(colon + 1) }
  })

const hosts = z
  .string()
  .default('')
  .transform((text, context) =>
    text
      .split(',')
      .map(host => host.trim().toLowerCase())
      .filter(Boolean)
      .map(host => {
        if (!/^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/.test(host)) {
          context.addIssue('must be a list of hosts such as localhost:11434, separated by commas.')
        }
        return host
      }),
  )

/** What the copilot reads about models. Without `CARA_MODEL` she works by rules. */
export const modelEnvironment = {
  /** Such as `anthropic:claude-sonnet-4-5`. */
  CARA_MODEL: modelName.optional(),
  /** Where it answers: needed with azure, bedrock and openai-compatible. */
  CARA_MODEL_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:11434/v1.' })
    .optional(),
  CARA_MODEL_KEY: z.string().optional(),
  /** A smaller model of the same provider, for reading. */
  CARA_SMALL_MODEL: modelName.optional(),
  /** Hosts in private networks that addresses of models and searches may name, each with a port or for all of them. */
  CARA_ALLOWED_HOSTS: hosts,
}

export type ModelEnvironment = z.output<z.ZodObject<typeof modelEnvironment>>

/** The operator’s models. */
export interface OperatorModels {
  usual: ModelAccess | null
  /** For reading; the usual one where there is no other. */
  small: ModelAccess | null
  allowedHosts: readonly string[]
}

/** @throws EnvironmentError when the variables don't fit together */
export function operatorModels(environment: ModelEnvironment): OperatorModels {
  const { CARA_MODEL, CARA_SMALL_MODEL, CARA_ALLOWED_HOSTS: allowedHosts } = environment
  if (!CARA_MODEL) {
    if (CARA_SMALL_MODEL) throw new EnvironmentError('CARA_SMALL_MODEL needs CARA_MODEL, whose key it shares.')
    return { usual: null, small: null, allowedHosts }
  }
  if (CARA_SMALL_MODEL && CARA_SMALL_MODEL.provider !== CARA_MODEL.provider) {
    throw new EnvironmentError('CARA_SMALL_MODEL must be of the same provider as CARA_MODEL, whose key it shares.')
  }
  const usual = { ...CARA_MODEL, ...reachOf(CARA_MODEL.provider, environment) }
  const small = { ...usual, model: CARA_SMALL_MODEL?.model ?? usual.model }
  return { usual, small, allowedHosts }
}

function reachOf(provider: Provider, { CARA_MODEL_URL, CARA_MODEL_KEY = '' }: ModelEnvironment) {
  const url = CARA_MODEL_URL ?? providerUrls[provider]
  if (!url) throw new EnvironmentError(`CARA_MODEL_URL is needed with ${provider}.`)
  if (!CARA_MODEL_KEY && provider !== 'openai-compatible') {
    throw new EnvironmentError(`CARA_MODEL_KEY is needed with ${provider}.`)
  }
  return { url: url.replace(/\/$/, ''), key: CARA_MODEL_KEY }
}
