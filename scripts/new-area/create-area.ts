import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { at } from '../workspace/root.ts'
import type { AreaNames } from './area-names.ts'
import { readRegistry, writeRegistry } from './registry-file.ts'

const templates = join(import.meta.dirname, 'template')

/** Where versions of packages come from, so that a new area has those of the others. */
const versionsFrom = ['mfe-accounts/package.json', 'services/settings/package.json']

/**
 * Writes the folders of a new area and its entry in `registry.json`.
 *
 * @returns the files it wrote
 * @throws when a folder or an entry of that name exists; then nothing is written
 */
export function createArea(names: AreaNames): string[] {
  const [remote, subgraph] = [`mfe-${names.area}`, `services/${names.area}`]
  const registry = readRegistry()
  const taken = [remote, subgraph].find(folder => existsSync(at(folder)))
  if (taken) throw new Error(`${taken} exists already.`)
  const files = readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.template'))
    .map(path => ({
      path: path.slice(0, -'.template'.length).replace(/__(\w+?)__/g, (_, name) => nameOf(names, name)),
      text: filled(readFileSync(join(templates, path), 'utf8'), names),
    }))
  for (const { path, text } of files) {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
  }
  writeRegistry({ areas: [...registry.areas, { remote, subgraph }] })
  return files.map(({ path }) => path)
}

/** `{{record}}` is a name, `{{version:zod}}` the version of a package in the other areas. */
function filled(template: string, names: AreaNames): string {
  return template
    .replace(/\{\{version:([^}]+)\}\}/g, (_, name) => versionOf(name))
    .replace(/\{\{(\w+)\}\}/g, (_, name) => nameOf(names, name))
}

function nameOf(names: AreaNames, name: string): string {
  const value = (names as unknown as Record<string, string | undefined>)[name]
  if (value === undefined) throw new Error(`A template uses {{${name}}}, which is no name of an area.`)
  return value
}

function versionOf(name: string): string {
  const versions = versionsFrom.map(file => JSON.parse(readFileSync(at(file), 'utf8')).dependencies[name])
  const version = versions.find(Boolean)
  if (!version) throw new Error(`A template uses the version of ${name}, which no area depends on.`)
  return version
}
