import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readAreas } from './areas.ts'
import { fingerprint, type ReadSources } from './fingerprint.ts'
import { at } from './root.ts'

export type BuildMode = 'production' | 'development'

/** Something that is built into its folder's `dist`. */
export interface Target {
  kind: 'service' | 'shell' | 'remote'
  folder: string
}

/** Changes of these rebuild everything. */
const sharedInputs = ['package-lock.json', 'scripts/build', 'scripts/workspace/build-service.ts', 'tsconfig.base.json']

/** `plugin.json` says which types the unions of a remote's documents may be. */
const schemaFile = 'services/gateway/stitched.graphql'

/** Everything that the product runs, from `registry.json` and the parts that are always there. */
export function listTargets(): Target[] {
  const { remotes, subgraphs } = readAreas()
  return [
    ...['services/embedded-mongo', ...subgraphs, 'services/gateway'].map(folder => ({
      kind: 'service' as const,
      folder,
    })),
    { kind: 'shell', folder: 'shell' },
    ...remotes.map(folder => ({ kind: 'remote' as const, folder })),
  ]
}

/** The targets whose sources differ from what their `dist` was built from. */
export function staleTargets(mode: BuildMode = 'production', targets = listTargets()): Target[] {
  const read: ReadSources = new Map()
  return targets.filter(target => readStamp(target) !== stampOf(target, mode, read))
}

/** Records what a target's `dist` was built from. Call it after a build that succeeded. */
export function markBuilt(target: Target, mode: BuildMode): void {
  mkdirSync(at('.cache/built'), { recursive: true })
  writeFileSync(stampFile(target), stampOf(target, mode))
}

/** Makes a target stale, whatever its sources. Call it before a build. */
export function markUnbuilt(target: Target): void {
  rmSync(stampFile(target), { force: true })
}

const stampOf = ({ kind, folder }: Target, mode: BuildMode, read?: ReadSources) =>
  `${mode} ${fingerprint(folder, kind === 'remote' ? [...sharedInputs, schemaFile] : sharedInputs, read)}`

const stampFile = ({ folder }: Target) => at('.cache/built', folder.replaceAll('/', '-'))

function readStamp(target: Target) {
  if (!existsSync(at(target.folder, 'dist')) || !existsSync(stampFile(target))) return undefined
  return readFileSync(stampFile(target), 'utf8')
}
