import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@coverdesk/kit'
import { MongoClient } from 'mongodb'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publishAll } from './publish-all.ts'
import { publishRelease } from './publish-release.ts'
import { currentRegistry } from './registry.ts'
import { ReleaseStore } from './release-store.ts'
import { TrustedDocuments } from './trusted-documents.ts'

const log = createLogger('gateway', 'silent')
const script = `export const text = '${'accounts '.repeat(400)}'`

let mongo: MongoClient
let folder: string
let remotes: string
let store: ReleaseStore
let databaseName: string

beforeAll(async () => {
  mongo = await MongoClient.connect(process.env['MONGODB_URI'] ?? '')
})
afterAll(() => mongo.close())
beforeEach(async () => {
  databaseName = `test_registry_${randomUUID().slice(0, 8)}`
  store = new ReleaseStore(mongo.db(databaseName), new TrustedDocuments(mongo.db(databaseName)))
  folder = await mkdtemp(join(tmpdir(), 'coverdesk-registry-'))
  remotes = join(folder, 'data', 'remotes')
})
afterEach(async () => {
  await mongo.db(databaseName).dropDatabase()
  await rm(folder, { recursive: true })
})

/** A built remote, as its build leaves it in `dist`. */
async function build(id: string, version: string, extra: object = {}) {
  const dist = join(folder, `${id}-${version}`)
  await mkdir(join(dist, 'chunks'), { recursive: true })
  await writeFile(join(dist, 'remoteEntry.js'), script)
  await writeFile(join(dist, 'chunks/list.js'), script)
  const manifest = {
    id,
    version,
    title: 'Accounts',
    basePaths: [`/app/${id}`],
    nav: [{ label: 'Accounts', path: `/app/${id}`, order: 520 }],
    preload: ['remoteEntry.js', 'chunks/list.js'],
    operations: [{ name: 'Accounts', document: 'query Accounts { accounts { total } }' }],
    ...extra,
  }
  await writeFile(join(dist, 'plugin.json'), JSON.stringify(manifest))
  return dist
}

const versions = async () => (await currentRegistry(store)).plugins.map(({ id, version }) => `${id}@${version}`)

describe('publishing a release', () => {
  it('puts it into the registry, its operations left out', async () => {
    await publishRelease(store, await build('accounts', '0.1.0-aaaa'), remotes, 'test')
    const { revision, plugins } = await currentRegistry(store)
    expect(revision).toMatch(/^[0-9a-f]{12}$/)
    expect(plugins).toHaveLength(1)
    expect(plugins[0]).toMatchObject({
      id: 'accounts',
      version: '0.1.0-aaaa',
      entry: '/remotes/accounts/0.1.0-aaaa/',
      manifest: { title: 'Accounts', basePaths: ['/app/accounts'] },
    })
    expect(plugins[0]?.manifest).not.toHaveProperty('operations')
  })

  it('compresses its files for the first page', async () => {
    await publishRelease(store, await build('accounts', '0.1.0-aaaa'), remotes, 'test')
    expect((await readdir(join(remotes, 'accounts/0.1.0-aaaa'))).sort()).toEqual([
      'chunks',
      'plugin.json',
      'remoteEntry.js',
      'remoteEntry.js.br',
      'remoteEntry.js.gz',
    ])
  })

  it('changes nothing the second time, even when both happen at once', async () => {
    const dist = await build('accounts', '0.1.0-aaaa')
    await Promise.all([1, 2, 3].map(() => publishRelease(store, dist, remotes, 'test')))
    const first = await currentRegistry(store)
    const again = await publishRelease(store, dist, remotes, 'somebody else')
    expect(again.publishedBy).toBe('test')
    expect(await currentRegistry(store)).toEqual(first)
    expect(await readdir(join(remotes, 'accounts'))).toEqual(['0.1.0-aaaa'])
  })

  it('never overwrites what was published', async () => {
    await publishRelease(store, await build('accounts', '0.1.0-aaaa'), remotes, 'test')
    const changed = await build('accounts', '0.1.0-aaaa', { title: 'Changed' })
    await writeFile(join(changed, 'remoteEntry.js'), 'changed')
    await expect(publishRelease(store, changed, remotes, 'test')).rejects.toThrow('published before with other files')
    expect(await readFile(join(remotes, 'accounts/0.1.0-aaaa/remoteEntry.js'), 'utf8')).toBe(script)
    expect((await currentRegistry(store)).plugins[0]?.manifest['title']).toBe('Accounts')
  })

  it('makes the new version the live one, and keeps the old for those who have it open', async () => {
    await publishRelease(store, await build('accounts', '0.1.0-aaaa'), remotes, 'test')
    const { revision } = await currentRegistry(store)
    await publishRelease(store, await build('accounts', '0.1.0-bbbb'), remotes, 'test')
    expect(await versions()).toEqual(['accounts@0.1.0-bbbb'])
    expect((await currentRegistry(store)).revision).not.toBe(revision)
    expect((await readdir(join(remotes, 'accounts'))).sort()).toEqual(['0.1.0-aaaa', '0.1.0-bbbb'])
  })

  it('refuses ids and versions that are no plain names', async () => {
    for (const [id, version] of [
      ['../accounts', '1.0.0'],
      ['accounts', '1.0.0-/../..'],
      ['Accounts', '1.0.0'],
    ]) {
      const dist = await build('accounts', '1.0.0', { id, version })
      await expect(publishRelease(store, dist, remotes, 'test')).rejects.toThrow()
    }
  })
})

describe('at the start', () => {
  it('withdraws remotes that are no longer part of the product', async () => {
    const [accounts, hello] = [await build('accounts', '1.0.0'), await build('hello', '1.0.0')]
    await publishAll(store, [accounts, hello], remotes, log)
    expect(await versions()).toEqual(['accounts@1.0.0', 'hello@1.0.0'])
    await publishAll(store, [accounts], remotes, log)
    expect(await versions()).toEqual(['accounts@1.0.0'])
    await publishAll(store, [accounts, hello], remotes, log)
    expect(await versions()).toEqual(['accounts@1.0.0', 'hello@1.0.0'])
  })

  it('leaves the registry alone when a replica brings no remotes of its own', async () => {
    await publishAll(store, [await build('accounts', '1.0.0')], remotes, log)
    await publishAll(store, [], remotes, log)
    expect(await versions()).toEqual(['accounts@1.0.0'])
  })

  it('goes on without a remote that cannot be read, and keeps its last release', async () => {
    const [accounts, hello] = [await build('accounts', '1.0.0'), await build('hello', '1.0.0')]
    await publishAll(store, [accounts, hello], remotes, log)
    await writeFile(join(hello, 'plugin.json'), '{ not json')
    const newer = join(folder, 'newer')
    await cp(await build('accounts', '1.1.0'), newer, { recursive: true })
    await publishAll(store, [hello, newer], remotes, log)
    expect(await versions()).toEqual(['accounts@1.1.0', 'hello@1.0.0'])
  })
})
