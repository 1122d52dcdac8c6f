import type { Logger } from '@coverdesk/kit'
import { atStart } from './channels.ts'
import { readManifest } from './manifest.ts'
import { publishRelease } from './publish-release.ts'
import type { ReleaseStore } from './release-store.ts'

/**
 * Makes the remotes of this product the live ones: publishes each, and withdraws those that are no longer among them, but
 * leaves alone what someone has promoted by hand.
 * One that cannot be published keeps its last release, and keeps nothing else from starting.
 *
 * @param folders the built remotes, in any order
 */
export async function publishAll(
  store: ReleaseStore,
  folders: string[],
  remotesFolder: string,
  log: Logger,
): Promise<void> {
  // A gateway without remotes of its own serves what other replicas have published.
  if (folders.length === 0) return
  const kept: string[] = []
  for (const folder of folders) {
    try {
      const { id } = await readManifest(folder)
      kept.push(id)
      const { release, isNew } = await publishRelease(store, folder, remotesFolder, atStart)
      await store.channels.promoteAtStart(release.plugin, release.version, isNew)
      log.info({ plugin: id, version: release.version, isNew }, 'published')
    } catch (error) {
      log.error({ err: error, folder }, 'a remote could not be published')
    }
  }
  // A folder that cannot be read may be any plugin's.
  if (kept.length === folders.length) await store.channels.withdrawOthers(kept)
}
