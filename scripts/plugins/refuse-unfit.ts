import type { Db } from 'mongodb'
import { type PluginManifest, parseFromOutside, pluginManifestSchema } from '../../plugin-sdk/src/manifest/index.ts'
import { satisfiesSdk } from '../../plugin-sdk/src/manifest/sdk-version.ts'
import { SdlArchive } from '../../services/gateway/src/graphql/sdl-archive.ts'
import { shellSdk } from '../../services/gateway/src/registry/shell-release.ts'
import { unfitOperations } from '../../services/gateway/src/registry/unfit-operations.ts'

/**
 * Holds a plugin against the shell that is served and the schema that is answered with.
 *
 * @param gateway the gateways' database, where they write down both
 * @param json what `plugin.json` says
 * @throws an Error with every reason why it must not go live
 */
export async function refuseUnfit(gateway: Db, json: unknown): Promise<void> {
  const manifest = parseFromOutside(pluginManifestSchema, json, 'plugin.json')
  const [schema, sdk] = await Promise.all([new SdlArchive(gateway).schema(), shellSdk(gateway)])
  if (!schema || !sdk)
    throw new Error('Start the product once: no one knows yet what its shell and its services offer.')
  const reasons = [...unfitRange(manifest, sdk), ...unfitOperations(schema, manifest)]
  if (reasons.length === 0) return
  const { id, version } = manifest
  throw new Error([`${id} ${version} does not fit this product:`, ...reasons.map(reason => `  ${reason}`)].join('\n'))
}

const unfitRange = ({ sdk: range }: PluginManifest, sdk: string) =>
  satisfiesSdk(range, sdk) ? [] : [`It needs the SDK in a version of ${range}; the shell has ${sdk}.`]
