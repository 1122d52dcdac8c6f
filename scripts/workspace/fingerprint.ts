import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { at, root } from './root.ts'

const ignored = new Set(['node_modules', 'dist', '.cache'])

/**
 * One hash over the content of every file in the given folders and files, and of the workspace packages they depend on.
 * A target whose fingerprint did not change need not be built again.
 */
export function fingerprint(folder: string, shared: string[]): string {
  const hash = createHash('sha256')
  const inputs = [...withDependencies(folder), ...shared].map(input => at(input)).sort()
  for (const file of inputs.flatMap(filesOf)) {
    if (/\.(test\.tsx?|stories\.tsx)$/.test(file)) continue
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

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
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter(name => !ignored.has(name))
    .sort()
    .flatMap(name => filesOf(join(path, name)))
}
