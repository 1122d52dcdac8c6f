import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** A built remote of this product, as its `plugin.json` tells. */
export interface BuiltRemote {
  id: string
  title: string
  basePaths: [string, ...string[]]
  /** Its first entry of the sidebar; the page there has its label as the heading. */
  nav: [{ label: string; path: string }, ...unknown[]]
  /** The files of its first screen; the first one is `remoteEntry.js`. */
  preload: [string, string, ...string[]]
}

const readJson = (file: string) => JSON.parse(readFileSync(resolve(root, file), 'utf8'))

/** Every remote that `registry.json` names, built: a new area is in each suite that is generated from this list. */
export const builtRemotes = (): BuiltRemote[] =>
  (readJson('registry.json') as { areas: { remote?: string }[] }).areas.flatMap(({ remote }) =>
    remote ? [readJson(`${remote}/dist/plugin.json`) as BuiltRemote] : [],
  )
