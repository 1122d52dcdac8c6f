import { type Provider, providerUrls } from '../../models/providers/provider.ts'

/** The server that a model’s key and texts go to, such as `https://api.openai.com`. */
export const serverOf = ({ provider, url }: { provider: Provider; url: string | null }): string =>
  new URL(url ?? providerUrls[provider] ?? '').origin

/** Whether two models are of one provider, on one server: a key and a consent for one hold for the other. */
export const isSameServer = (
  one: { provider: Provider; url: string | null },
  other: { provider: Provider; url: string | null },
): boolean => one.provider === other.provider && serverOf(one) === serverOf(other)
