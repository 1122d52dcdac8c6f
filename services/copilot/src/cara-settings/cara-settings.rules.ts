import { optionalText, requiredText } from '@coverdesk/kit'
import { z } from 'zod'
import { type Provider, providers, providerUrls } from '../models/providers/provider.ts'
import { providerNamed } from './provider-names.ts'

const maxKey = 1_000
const maxUrl = 500
const maxTokens = 2_000_000_000
/** A million dollars, in cents. */
const maxCost = 100_000_000

const urlMessage: Partial<Record<Provider, string>> = {
  azure: 'Enter the address of your Azure resource, such as https://name.openai.azure.com/openai.',
  bedrock: 'Enter the address of your region, such as https://bedrock-runtime.us-east-1.amazonaws.com.',
}
const anyUrl = 'Enter the address of the server, such as https://models.example.com/v1.'

const isUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** A model as someone enters it. */
export const caraModelInput = z
  .object({
    provider: z
      .string({ error: 'Choose a provider.' })
      .transform(providerNamed)
      .pipe(z.enum(providers, { error: 'Choose a provider.' })),
    name: requiredText('Enter the model’s name.').refine(name => !/\s/.test(name), {
      error: 'Enter the name without spaces, as the provider writes it.',
    }),
    key: optionalText(maxKey).refine(key => !key || /^[\x21-\x7e]+$/.test(key), {
      error: 'Enter the key as the provider gave it, without spaces.',
    }),
    url: optionalText(maxUrl),
    isConfirmed: z.boolean().nullish(),
  })
  .superRefine(({ provider, url }, context) => {
    if (providerUrls[provider] || (url && isUrl(url))) return
    context.addIssue({ code: 'custom', path: ['url'], message: urlMessage[provider] ?? anyUrl })
  })
  .transform(({ url, ...model }) => ({ ...model, url: providerUrls[model.provider] ? null : (url ?? null) }))

export type EnteredModel = z.output<typeof caraModelInput>

const atLeastAndMost = (least: number, most: number, error: string) =>
  z
    .int({ error })
    .min(least, { error })
    .max(most, { error })
    .nullish()
    .transform(value => value ?? null)

/** What is left out stays; `model: null` removes it. */
export const caraSettingsInput = z.object({
  model: caraModelInput.nullish(),
  monthlyLimit: z
    .object({
      cost: atLeastAndMost(100, maxCost, 'Enter $1 to $1,000,000, or leave it empty for no limit.'),
      tokens: atLeastAndMost(1_000, maxTokens, 'Enter 1,000 to 2,000,000,000 tokens, or leave it empty for no limit.'),
    })
    .nullish(),
  isWebSearchAllowed: z.boolean().nullish(),
})
