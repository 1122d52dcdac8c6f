import { createHash } from 'node:crypto'
import type { Manifest } from './manifest.ts'
import type { ReleaseStore } from './release-store.ts'

/** What the shell needs to know of every plugin before it loads a byte of its code. */
export interface Registry {
  /** Another one means that something was published. */
  revision: string
  plugins: { id: string; version: string; entry: string; manifest: Manifest }[]
}

/** The plugins that an agency has; without an agency those that everybody has. */
export async function registryFor(store: ReleaseStore, agencyId?: string): Promise<Registry> {
  const releases = await store.live(agencyId)
  const plugins = releases.map(({ plugin, version, entry, manifest }) => ({ id: plugin, version, entry, manifest }))
  const versions = plugins.map(({ id, version }) => `${id}@${version}`).join(' ')
  return { revision: createHash('sha256').update(versions).digest('hex').slice(0, 12), plugins }
}
