import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { compressFolder } from './compress-folder.ts'
import { readManifest } from './manifest.ts'
import { refuseOtherFiles } from './published-files.ts'
import type { Release, ReleaseStore } from './release-store.ts'

/**
 * Publishes a built remote: copies it into a folder of its own version and records it. It is live for no one until it is
 * promoted. Publishing the same build again changes nothing.
 *
 * @param source the remote's `dist`, with its `plugin.json`
 * @param remotesFolder `<COVERDESK_DATA>/remotes`
 * @param publishedBy who did it, for the record
 * @returns the release, and whether no one has published it before
 * @throws when the folder holds no plugin, or other files than it says, or when this version was published with other files
 */
export async function publishRelease(
  store: ReleaseStore,
  source: string,
  remotesFolder: string,
  publishedBy: string,
): Promise<{ release: Release; isNew: boolean }> {
  const manifest = await readManifest(source)
  await refuseOtherFiles(source, manifest)
  const { id: plugin, version } = manifest
  await copyOnce(source, join(remotesFolder, plugin), version)
  const entry = `/remotes/${plugin}/${version}/`
  const recorded = await store.record({ plugin, version, entry, manifest, publishedAt: new Date(), publishedBy })
  if (!isDeepStrictEqual(recorded.release.manifest, manifest)) {
    throw new Error(`${plugin} ${version} was published before with other files. A change needs a new version.`)
  }
  return recorded
}

/** The folder appears whole or not at all, and is never written again. */
async function copyOnce(source: string, pluginFolder: string, version: string) {
  const target = join(pluginFolder, version)
  if (existsSync(target)) return
  const unfinished = join(pluginFolder, `.unfinished-${randomUUID()}`)
  await mkdir(pluginFolder, { recursive: true })
  try {
    await cp(source, unfinished, { recursive: true })
    await compressFolder(unfinished)
    await rename(unfinished, target)
  } catch (error) {
    if (!existsSync(target)) throw error // Else another replica was faster, with the same files.
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}
