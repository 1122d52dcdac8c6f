import type { Provider } from '../models/providers/provider.ts'

/** As the API names it: `OPENAI_COMPATIBLE`. */
export const nameOfProvider = (provider: Provider): string => provider.toUpperCase().replace('-', '_')

/** Our own name for it, where there is such a provider. */
export const providerNamed = (name: string): string => name.toLowerCase().replace('_', '-')
