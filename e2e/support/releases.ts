import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { productData } from './journey.ts'

const root = resolve(import.meta.dirname, '../..')

/** Where a release of a plugin has its files in the running product. */
export const releaseFolder = (plugin: string, version: string) => join(productData(), 'remotes', plugin, version)

/**
 * Publishes what is built as a release of another version, as `npm run plugin -- publish` does.
 *
 * @returns the versions before and now
 */
export function publishAgain(remote: string, into: string): { before: string; now: string } {
  const folder = join(into, remote)
  cpSync(join(root, remote, 'dist'), folder, { recursive: true })
  const file = join(folder, 'plugin.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const now = `0.1.0-${Date.now().toString(16)}`
  writeFileSync(file, JSON.stringify({ ...manifest, version: now }))
  plugin('publish', folder)
  plugin('promote', manifest.id, now)
  return { before: manifest.version, now }
}

/** Gives everyone the release before again. */
export const rollBack = (id: string): void => plugin('rollback', id)

function plugin(...words: string[]) {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/plugin.ts', ...words], {
    cwd: root,
    env: { ...process.env, COVERDESK_DATA: productData(), MONGODB_URI: '' },
    stdio: 'pipe',
  })
}
