import { createHash } from 'node:crypto'
import type { Manifest } from './manifest.ts'
import type { NavCounts } from './nav-counts.ts'
import type { ReleaseStore } from './release-store.ts'

/** What the shell needs to know of every plugin before it loads a byte of its code. */
export interface Registry {
  /** Another one means that a reload brings something newer: a plugin or the shell itself. */
  revision: string
  plugins: { id: string; version: string; entry: string; manifest: Manifest }[]
  navCounts?: NavCounts
}

/**
 * The plugins that an agency has; without an agency those that everyone has.
 *
 * @param shellPage the template of the shell's page, which names its files
 */
export async function registryFor(
  store: ReleaseStore,
  agencyId?: string,
  shellPage: string | null = null,
): Promise<Registry> {
  const releases = await store.live(agencyId)
  const plugins = releases.map(({ plugin, version, entry, manifest }) => ({ id: plugin, version, entry, manifest }))
  const versions = plugins.map(({ id, version }) => `${id}@${version}`).join(' ')
  const revision = createHash('sha256').update(`${versions} ${shellPage}`).digest('hex').slice(0, 12)
  const navCounts = await store.navCounts(plugins.map(({ manifest }) => manifest))
  return { revision, plugins, ...(navCounts && { navCounts }) }
}
