import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type PluginManifest, parseFromOutside, pluginManifestSchema } from '../../plugin-sdk/src/manifest/index.ts'
import { at } from '../workspace/root.ts'
import { buildRemote } from './build-remote.ts'
import { writeHelloRemote } from './testing/hello-remote.ts'

describe('the build of a remote', () => {
  const folder = writeHelloRemote('mfe-hello-build')
  let manifest: PluginManifest

  beforeAll(async () => {
    await buildRemote(folder, { mode: 'production' })
    const json: unknown = JSON.parse(readFileSync(at(folder, 'dist/plugin.json'), 'utf8'))
    manifest = parseFromOutside(pluginManifestSchema, json, 'plugin.json')
  })

  it('says in plugin.json what plugin.ts says', () => {
    expect(manifest).toMatchObject({ id: 'hello', title: 'Hello', basePaths: ['/app/hello'], sdk: '^1.0.0' })
    expect(manifest.invalidates).toEqual({ createGreeting: ['greetings'] })
  })

  it('names the version after the package and the content', () => {
    expect(manifest.version).toMatch(/^0\.3\.0-[0-9a-f]{8}$/)
  })

  it('lists every operation with all the fragments it uses', () => {
    expect(manifest.operations.map(operation => operation.name)).toEqual(['Greetings', 'CreateGreeting'])
    expect(manifest.operations[0]?.document).toContain('fragment GreetingRow on Greeting')
    expect(manifest.operations[0]?.document).toContain('fragment Author on User')
  })

  it('lists every file, with an integrity, and writes it compressed beside', () => {
    for (const { path, integrity } of manifest.files) {
      expect(integrity).toMatch(/^sha384-/)
      expect(existsSync(at(folder, 'dist', path))).toBe(true)
    }
    expect(existsSync(at(folder, 'dist/remoteEntry.js.br'))).toBe(true)
    expect(existsSync(at(folder, 'dist/remoteEntry.js.gz'))).toBe(true)
  })

  it('preloads the entry and the first screen, not what a route loads later', () => {
    const later = manifest.files.find(({ path }) =>
      readFileSync(at(folder, 'dist', path), 'utf8').includes('Loaded later'),
    )
    expect(manifest.preload[0]).toBe('remoteEntry.js')
    expect(manifest.preload).toHaveLength(2)
    expect(later).toBeDefined()
    expect(manifest.preload).not.toContain(later?.path)
  })

  it('is small, because the shell provides the rest', () => {
    const bytes = manifest.files.reduce((sum, file) => sum + file.size, 0)
    expect(bytes).toBeLessThan(60_000)
  })
})

describe('a remote that is not right does not build', () => {
  it('when it carries its own copy of something that the shell provides', async () => {
    const folder = writeHelloRemote('mfe-hello-copy', {
      'src/Later.tsx': `
        import { atomWithStorage } from 'jotai/utils'
        export const Component = () => <h1>{String(atomWithStorage('a', 1))}</h1>`,
    })
    await expect(buildRemote(folder, { mode: 'production' })).rejects.toThrow(/own copy[\s\S]*node_modules\/jotai/)
  })

  it('when a module is missing, with the place in the message', async () => {
    const folder = writeHelloRemote('mfe-hello-missing', { 'src/Later.tsx': `export { Component } from './nowhere'` })
    await expect(buildRemote(folder, { mode: 'production' })).rejects.toThrow(/Later\.tsx[\s\S]*nowhere/)
  })

  it('when a navigation entry leads out of its base paths', async () => {
    const plugin = readFileSync(at(writeHelloRemote('mfe-hello-stray'), 'src/plugin.ts'), 'utf8')
    const folder = writeHelloRemote('mfe-hello-stray', {
      'src/plugin.ts': plugin.replace("path: '/app/hello'", "path: '/app/other'"),
    })
    await expect(buildRemote(folder, { mode: 'production' })).rejects.toThrow('/app/other is outside of basePaths')
  })

  it('when an operation uses a fragment that no file defines', async () => {
    const folder = writeHelloRemote('mfe-hello-fragment', { 'src/greeting-row.graphql': '' })
    await expect(buildRemote(folder, { mode: 'production' })).rejects.toThrow()
  })
})
