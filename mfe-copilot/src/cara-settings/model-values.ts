import type { CaraModelInput, CaraProvider, CaraSettingsFieldsFragment } from '../generated/documents'
import { providerWords } from './provider-words'

/** What the form holds; the server’s paths name the fields. */
export interface ModelValues {
  model: {
    /** Empty while none is chosen. */
    provider: CaraProvider | ''
    name: string
    /** Empty: the stored one stays. */
    key: string
    url: string
    isConfirmed: boolean
  }
}

export const modelValues = ({ model }: CaraSettingsFieldsFragment): ModelValues => ({
  model: {
    provider: model?.provider ?? '',
    name: model?.name ?? '',
    key: '',
    url: model?.url ?? '',
    isConfirmed: false,
  },
})

/** Whether an address is entered for the provider. */
export const needsUrl = (provider: CaraProvider | ''): boolean =>
  provider !== '' && providerWords[provider].urlHint !== undefined

/** An address that is hidden isn’t sent. */
export const modelInput = ({ model: { provider, url, ...model } }: ModelValues): CaraModelInput => ({
  ...model,
  provider: provider || null,
  url: needsUrl(provider) ? url : null,
})

/** Everything that two people may change, beside the key. */
export const modelLabels = [
  ['model.provider', 'Provider'],
  ['model.name', 'Model'],
  ['model.url', 'Address'],
] as const

/** Whether the stored key and consent hold for what is entered: it is for the same provider, on the same server. */
export function isSameServer({ model }: ModelValues, stored: CaraSettingsFieldsFragment['model']): boolean {
  if (!stored || stored.provider !== model.provider) return false
  return !needsUrl(model.provider) || originOf(model.url) === originOf(stored.url ?? '')
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : url)
