import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../workspace/root.ts'

/** What a package lets others import. */
export interface Entry {
  /** `@coverdesk/plugin-sdk/testing` */
  name: string
  /** Relative to the repository: `plugin-sdk/src/testing/index.ts`. */
  source: string
  /** Relative to the repository: `plugin-sdk/api/testing.api.md`. */
  report: string
}

/** The entries of a package, as its package.json exports them. */
export function entriesOf(folder: string): Entry[] {
  const { name, exports } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8')) as {
    name: string
    exports: Record<string, string>
  }
  return Object.entries(exports).map(([path, source]) => ({
    name: join(name, path),
    source: join(folder, source),
    report: join(folder, 'api', `${path === '.' ? 'index' : path.slice(2)}.api.md`),
  }))
}
