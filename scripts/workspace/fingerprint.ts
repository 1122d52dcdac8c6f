import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { at, root } from './root.ts'

const ignored = new Set(['node_modules', 'dist', '.cache'])

/** Sources that were read, by folder or file: many targets are built from the same ones. */
export type ReadSources = Map<string, Buffer>

/**
 * One hash over the content of every file in the given folders and files, and of the workspace packages they depend on.
 * A target whose fingerprint did not change need not be built again.
 * @param read what was read for other targets a moment ago
 */
export function fingerprint(folder: string, shared: string[], read: ReadSources = new Map()): string {
  const hash = createHash('sha256')
  const inputs = [...withDependencies(folder), ...shared].map(input => at(input)).sort()
  for (const input of inputs) {
    const sources = read.get(input) ?? sourcesOf(input)
    read.set(input, sources)
    hash.update(sources)
  }
  return hash.digest('hex')
}

/** Name and content of each file. */
const sourcesOf = (input: string) =>
  Buffer.concat(
    filesOf(input)
      .filter(file => !/\.(test\.tsx?|stories\.tsx)$/.test(file))
      .flatMap(file => [Buffer.from(`${relative(root, file)}\0`), readFileSync(file), Buffer.from('\0')]),
  )

/** The folder, and the folders of the workspace packages it reaches through its dependencies. */
function withDependencies(folder: string, seen = new Set<string>()): Set<string> {
  if (seen.has(folder)) return seen
  seen.add(folder)
  const { dependencies = {} } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  for (const name of Object.keys(dependencies)) {
    const dependency = folderOfPackage(name)
    if (dependency) withDependencies(dependency, seen)
  }
  return seen
}

function folderOfPackage(name: string): string | undefined {
  if (!name.startsWith('@coverdesk/')) return undefined
  const short = name.slice('@coverdesk/'.length)
  const folder = [short, `services/${short}`, `services/${short.replace('service-', '')}`].find(candidate =>
    existsSync(at(candidate, 'package.json')),
  )
  if (!folder) throw new Error(`No folder of this repository holds the package ${name}.`)
  return folder
}

function filesOf(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  return found.isFile() ? [path] : filesIn(path)
}

/** Looks at nothing twice: this runs at every start. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name)
      return entry.isFile() ? [path] : entry.isDirectory() ? filesIn(path) : filesOf(path)
    })
}
