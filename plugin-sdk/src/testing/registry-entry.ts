import { emptyManifest } from '../manifest/empty-manifest'
import type { RegistryEntry } from '../manifest/plugin-manifest'

/**
 * A plugin as the registry lists it, with nothing but an id and a base path.
 *
 * @param manifest what differs
 * @example registryEntry('accounts', { commands: [{ id: 'accounts.create', title: 'Create account', to: '/app/accounts/new' }] })
 */
export const registryEntry = (id: string, manifest: Partial<RegistryEntry['manifest']> = {}): RegistryEntry => ({
  id,
  version: '1',
  entry: `/remotes/${id}/1/`,
  manifest: {
    id,
    title: id,
    version: '1',
    basePaths: [`/app/${id}`],
    nav: [],
    ...emptyManifest(),
    ...manifest,
  },
})
