import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  type PluginDefinition,
  type PluginManifest,
  parseFromOutside,
  pluginManifestSchema,
  sdkVersion,
} from '../../plugin-sdk/src/manifest/index.ts'
import { at } from '../workspace/root.ts'
import { readOperations } from './operations.ts'

/** Writes `plugin.json` beside the files of a build. */
export function writePluginJson(folder: string, definition: PluginDefinition, preload: string[]): void {
  const manifest = createManifest(folder, definition, { files: filesOf(at(folder, 'dist')), preload })
  writeFileSync(at(folder, 'dist/plugin.json'), JSON.stringify(manifest, null, 2))
}

/**
 * All that anybody may know of a remote before loading its code.
 *
 * @param built `preload`: what opening a page of the remote needs at once
 * @throws when the plugin's definition breaks a rule of the manifest
 */
export function createManifest(
  folder: string,
  { routes: _code, ...definition }: PluginDefinition,
  built: Pick<PluginManifest, 'files' | 'preload'>,
): PluginManifest {
  const about = {
    ...definition,
    invalidates: definition.invalidates ?? {},
    sdk: `^${sdkVersion}`,
    slots: [],
    columns: [],
    commands: [],
    operations: readOperations(folder),
    ...built,
  }
  const manifest = { ...about, version: `${packageVersion(folder)}-${shortHash(about)}` }
  const checked = parseFromOutside(pluginManifestSchema, manifest, `plugin.json of ${folder}`)
  assertPathsInside(folder, checked)
  return checked
}

function filesOf(dist: string) {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return files
    .map(entry => `${entry.parentPath}/${entry.name}`)
    .sort()
    .map(file => {
      const content = readFileSync(file)
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
      return { path: file.slice(dist.length + 1), size: content.length, integrity }
    })
}

/** Everything that is in the folder, `plugin.json` included, is in the name of the folder. */
const shortHash = (about: unknown) => createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 8)

const packageVersion = (folder: string) =>
  (JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8')) as { version: string }).version

function assertPathsInside(folder: string, { basePaths, nav }: PluginManifest) {
  const stray = nav.find(({ path }) => !basePaths.some(base => path === base || path.startsWith(`${base}/`)))
  if (stray)
    throw new Error(`${folder}: the navigation entry ${stray.path} is outside of basePaths (${basePaths.join(', ')}).`)
}
