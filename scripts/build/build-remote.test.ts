import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type PluginManifest, parseFromOutside, pluginManifestSchema } from '../../plugin-sdk/src/manifest/index.ts'
import { at } from '../workspace/root.ts'
import { partWithIn } from './first-screen.ts'
import { readPluginDefinition } from './plugin-definition.ts'
import { createManifest } from './plugin-json.ts'
import { buildRemote } from './testing/build-remote.ts'
import { writeHelloRemote } from './testing/hello-remote.ts'

describe('the build of a remote', () => {
  const folder = writeHelloRemote('mfe-hello-build')
  let manifest: PluginManifest

  beforeAll(async () => {
    await buildRemote(folder)
    const json: unknown = JSON.parse(readFileSync(at(folder, 'dist/plugin.json'), 'utf8'))
    manifest = parseFromOutside(pluginManifestSchema, json, 'plugin.json')
  })

  it('says in plugin.json what plugin.ts says', () => {
    expect(manifest).toMatchObject({ id: 'hello', title: 'Hello', basePaths: ['/app/hello'], sdk: '^1.0.0' })
    expect(manifest.invalidates).toEqual({ createGreeting: ['greetings'] })
  })

  it('says in plugin.json what it contributes to other areas, as data', () => {
    expect(manifest).toMatchObject({
      slots: [{ slot: 'account.tab', id: 'greetings', label: 'Greetings', order: 90 }],
      columns: [{ list: 'accounts', id: 'greeting', header: 'Greeting', order: 90, width: '120px', texts: true }],
      commands: [{ id: 'hello.open', keys: 'h h' }, { id: 'hello.greet' }],
      palette: true,
      search: 'Greetings',
      lists: { Greeting: ['greetings'] },
    })
    expect(manifest.slots[0]).not.toHaveProperty('module')
  })

  it('names the published operation that counts what waits', () => {
    const counts = manifest.operations.find(({ name }) => name === 'GreetingsWaiting')
    const documentId = createHash('sha256')
      .update(counts?.document ?? '')
      .digest('hex')
    expect(manifest.nav[0]?.count).toEqual({ documentId, field: 'greetingsWaiting' })
  })

  it('has one file for each contribution, which is not needed to open a page', () => {
    for (const [words, fileName] of [
      ['Greetings of account', 'slot-account.tab-greetings'],
      ['"Hi "', 'column-accounts-greeting'],
      ['"Hello "', 'texts-accounts-greeting'],
      ['Good morning', 'palette'],
    ] as const) {
      const files = manifest.files.filter(({ path }) => readFileSync(at(folder, 'dist', path), 'utf8').includes(words))
      expect(files.map(({ path }) => path.split('.').slice(0, -2).join('.'))).toEqual([fileName])
      expect(manifest.preload).not.toContain(files[0]?.path)
    }
  })

  it('has in each file only the GraphQL documents that it uses', async () => {
    const written = (name: string) =>
      `export const ${name}Document = {"kind":"Document","name":"${name}"} as unknown as DocumentNode<unknown>;`
    const asking = (name: string) =>
      `import { ${name}Document } from '../generated/documents'\nexport default () => ${name}Document`
    const twofold = writeHelloRemote('mfe-hello-documents', {
      'src/generated/documents.ts': [
        "import type { TypedDocumentNode as DocumentNode } from '@coverdesk/plugin-sdk';",
        ...['AsksHere', 'AsksThere', 'NoOneAsks'].map(written),
      ].join('\n'),
      'src/account/AccountGreetings.tsx': asking('AsksHere'),
      'src/account/GreetingCell.tsx': asking('AsksThere'),
    })
    await buildRemote(twofold)
    const files = readdirSync(at(twofold, 'dist')).filter(name => name.endsWith('.js'))
    const holding = (name: string) =>
      files
        .filter(file => readFileSync(at(twofold, 'dist', file), 'utf8').includes(`"${name}"`))
        .map(file => file.split('.')[0])
    expect(holding('AsksHere')).toEqual(['slot-account'])
    expect(holding('AsksThere')).toEqual(['column-accounts-greeting'])
    expect(holding('NoOneAsks')).toEqual([])
  })

  it('names the version after the package and the content', () => {
    expect(manifest.version).toMatch(/^0\.3\.0-[0-9a-f]{8}$/)
  })

  it('lists every operation with all the fragments it uses', () => {
    expect(manifest.operations.map(operation => operation.name)).toEqual([
      'GreetingsWaiting',
      'Greetings',
      'CreateGreeting',
    ])
    expect(manifest.operations[1]?.document).toContain('fragment GreetingRow on Greeting')
    expect(manifest.operations[1]?.document).toContain('fragment Author on User')
  })

  it('lists every file, with an integrity, and writes it compressed beside', () => {
    for (const { path, integrity, size, compressedSize } of manifest.files) {
      expect(compressedSize).toBeLessThanOrEqual(size)
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

describe('the part that holds most of a page', () => {
  const module = (name: string) => ({ name })
  const chunks = [
    { initial: true, files: ['plugin.1.js'], modules: [module('./src/List.tsx')] },
    {
      initial: false,
      files: ['7.a.js', '7.a.js.map'],
      modules: [
        module('./src/View.tsx + 3 modules'),
        module('consume shared module (default) @coverdesk/design-system/record@* (strict)'),
      ],
    },
  ]

  it('is the chunk that its route loads, and what that takes from the shell', () => {
    expect(partWithIn({ chunks } as never)('./src/View.tsx')).toEqual({
      files: ['7.a.js'],
      takes: ['@coverdesk/design-system/record'],
    })
  })

  it('can be one that the shell shares', () => {
    expect(partWithIn({ chunks } as never)('@coverdesk/design-system/markdown')).toEqual({
      files: [],
      takes: ['@coverdesk/design-system/markdown'],
    })
  })

  it('must be there, and not be part of the first screen anyway', () => {
    for (const name of ['./src/Gone.tsx', './src/List.tsx', '@coverdesk/design-system/gone']) {
      expect(() => partWithIn({ chunks } as never)(name)).toThrow(name)
    }
  })
})

describe('plugin.json of the accounts', () => {
  it('says which types the union in its documents may be, so that the browser’s cache need not guess', async () => {
    const definition = await readPluginDefinition('mfe-accounts')
    const { possibleTypes } = createManifest('mfe-accounts', definition, { files: [], preload: [] }, () => ({
      files: [],
      takes: [],
    }))
    expect(possibleTypes).toEqual({ AccountDetails: ['BusinessAccount', 'IndividualAccount'] })
  })
})

describe('a remote that is not right does not build', () => {
  it('when it carries its own copy of something that the shell provides', async () => {
    const folder = writeHelloRemote('mfe-hello-copy', {
      'src/Later.tsx': `
        import { atomWithStorage } from 'jotai/utils'
        export const Component = () => <h1>{String(atomWithStorage('a', 1))}</h1>`,
    })
    await expect(buildRemote(folder)).rejects.toThrow(/own copy[\s\S]*node_modules\/jotai/)
  })

  it('when a module is missing, with the place in the message', async () => {
    const folder = writeHelloRemote('mfe-hello-missing', { 'src/Later.tsx': `export { Component } from './nowhere'` })
    await expect(buildRemote(folder)).rejects.toThrow(/Later\.tsx[\s\S]*nowhere/)
  })

  it.each([
    [
      'a navigation entry leads out of its base paths',
      "path: '/app/hello'",
      "path: '/app/other'",
      '/app/other is outside of basePaths',
    ],
    [
      'a slot is unknown',
      "slot: 'account.tab'",
      "slot: 'account.tap'",
      'no slot account.tap; the slots are account.actions, account.tab',
    ],
    [
      'a contribution’s file is missing',
      'AccountGreetings.tsx',
      'Nowhere.tsx',
      './src/account/Nowhere.tsx, which is to be ./slots/account.tab/greetings, does not exist',
    ],
    ['an id is there twice', "id: 'hello.open'", "id: 'hello.greet'", 'two of the command hello.greet'],
    [
      'a command has another area’s name',
      "id: 'hello.greet'",
      "id: 'accounts.greet'",
      'accounts.greet should begin with hello.',
    ],
    [
      'a command leads out of the product',
      "to: '/app/hello'",
      "to: 'https://evil.example'",
      'must be a full path that begins with /app/',
    ],
    [
      'a command’s target has a parameter that no page gives',
      "to: '/app/hello'",
      "to: '/app/hello/:id'",
      'no parameter :id',
    ],
    ['a command takes the keys for places', "keys: 'h h'", "keys: 'g h'", 'begin with g'],
    ['nothing finds what it says it finds', "palette: './src/palette.ts',", '', 'no palette that finds them'],
    [
      'nothing counts what waits',
      "count: 'GreetingsWaiting'",
      "count: 'Nothing'",
      'No .graphql file has the operation Nothing',
    ],
    [
      'what counts needs more than itself',
      "count: 'GreetingsWaiting'",
      "count: 'Greetings'",
      'Greetings is to count what waits',
    ],
  ])('when %s', async (_fault, right, wrong, message) => {
    const plugin = readFileSync(at(writeHelloRemote('mfe-hello-wrong'), 'src/plugin.ts'), 'utf8')
    expect(plugin).toContain(right)
    const folder = writeHelloRemote('mfe-hello-wrong', { 'src/plugin.ts': plugin.replace(right, wrong) })
    await expect(buildRemote(folder)).rejects.toThrow(message)
  })

  it('when an operation uses a fragment that no file defines', async () => {
    const folder = writeHelloRemote('mfe-hello-fragment', { 'src/greeting-row.graphql': '' })
    await expect(buildRemote(folder)).rejects.toThrow()
  })
})
