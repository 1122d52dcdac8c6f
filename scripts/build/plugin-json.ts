import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type PluginDefinition,
  type PluginManifest,
  parseFromOutside,
  pluginManifestSchema,
} from '../../plugin-sdk/src/manifest/index.ts'
import { at } from '../workspace/root.ts'
import { assertFits } from './definition-rules.ts'
import { withDocuments } from './first-queries.ts'
import type { PartWith } from './first-screen.ts'
import { integrityOf } from './integrity.ts'
import { withCounts } from './nav-counts.ts'
import { readOperations } from './operations.ts'
import { readPossibleTypes } from './possible-types.ts'

/** Writes `plugin.json` beside the files of a build. */
export function writePluginJson(
  folder: string,
  dist: string,
  definition: PluginDefinition,
  preload: string[],
  partWith: PartWith,
): void {
  const manifest = createManifest(folder, definition, { files: filesOf(dist), preload }, partWith)
  writeFileSync(join(dist, 'plugin.json'), JSON.stringify(manifest, null, 2))
}

/**
 * All that anybody may know of a remote before loading its code.
 *
 * @param built `preload`: what opening a page of the remote needs at once
 * @param partWith finds the part with a module that a page may need beyond them
 * @throws when the plugin's definition breaks a rule of the manifest
 */
export function createManifest(
  folder: string,
  { routes: _code, ...definition }: PluginDefinition,
  built: Pick<PluginManifest, 'files' | 'preload'>,
  partWith: PartWith,
): PluginManifest {
  const operations = readOperations(folder)
  const { version, dependencies } = readPackage(folder)
  const about = {
    ...definition,
    nav: withCounts(definition.nav, operations),
    firstQueries: withDocuments(definition.firstQueries ?? [], operations, partWith),
    slots: (definition.slots ?? []).map(withoutModule),
    columns: (definition.columns ?? []).map(({ texts, ...column }) => ({
      ...withoutModule(column),
      ...(texts && { texts: true }),
    })),
    commands: definition.commands ?? [],
    palette: definition.palette !== undefined,
    search: definition.search ?? null,
    invalidates: definition.invalidates ?? {},
    lists: definition.lists ?? {},
    possibleTypes: readPossibleTypes(operations),
    sdk: dependencies['@coverdesk/plugin-sdk'],
    operations,
    ...built,
  }
  const manifest = { ...about, version: `${version}-${shortHash(about)}` }
  const checked = parseFromOutside(pluginManifestSchema, manifest, `plugin.json of ${folder}`)
  assertFits(folder, { ...definition, routes: _code })
  return checked
}

const withoutModule = <Contribution extends { module: string }>({ module: _code, ...said }: Contribution) => said

function filesOf(dist: string) {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(entry => `${entry.parentPath}/${entry.name}`)
    .sort()
    .map(file => {
      const sent = existsSync(`${file}.br`) ? `${file}.br` : file
      return {
        path: file.slice(dist.length + 1),
        size: statSync(file).size,
        compressedSize: statSync(sent).size,
        integrity: integrityOf(file),
      }
    })
}

/** Everything that is in the folder, `plugin.json` included, is in the name of the folder. */
const shortHash = (about: unknown) => createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 8)

function readPackage(folder: string): { version: string; dependencies: Partial<Record<string, string>> } {
  const { version, dependencies = {} } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'))
  return { version, dependencies }
}
