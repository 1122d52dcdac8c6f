import { vi } from 'vitest'
import type { RegistryEntry } from '../manifest/plugin-manifest'

/** For tests of the SDK: what `/registry.json` answers from now on, until `vi.unstubAllGlobals`. */
export const publish = (...plugins: RegistryEntry[]) =>
  vi.stubGlobal('fetch', async () => ({ json: async () => ({ revision: 'published', plugins }) }))
