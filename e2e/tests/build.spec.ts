import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const root = resolve(import.meta.dirname, '../..')
const scriptsOf = (folder: string) =>
  readdirSync(resolve(root, folder))
    .filter(name => name.endsWith('.js'))
    .map(name => ({ name, text: readFileSync(resolve(root, folder, name), 'utf8') }))

const { areas } = JSON.parse(readFileSync(resolve(root, 'registry.json'), 'utf8')) as { areas: { remote?: string }[] }
const remotes = areas.flatMap(({ remote }) => remote ?? [])

test('the built shell names no remote', () => {
  const shell = scriptsOf('shell/dist/assets')
    .map(({ text }) => text)
    .join()
  expect(shell.length).toBeGreaterThan(100_000)
  for (const remote of remotes) {
    expect(shell).not.toContain(remote)
    expect(shell).not.toContain(`/app/${remote.replace('mfe-', '')}`)
  }
})

test('a remote is small: nothing of what the shell shares is in it', () => {
  expect(remotes.length).toBeGreaterThan(0)
  for (const remote of remotes) {
    for (const { name, text } of scriptsOf(`${remote}/dist`)) {
      expect(gzipSync(text).length, `${remote}/${name}`).toBeLessThan(30_000)
      expect(text, `${remote}/${name}`).not.toMatch(
        /react\.transitional\.element|data-make-styles-bucket|INTERNAL_buildStore/,
      )
    }
  }
})
