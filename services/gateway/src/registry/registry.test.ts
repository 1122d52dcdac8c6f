import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@coverdesk/kit'
import { MongoClient } from 'mongodb'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ChannelMovedError } from './channels.ts'
import { publishAll } from './publish-all.ts'
import { publishRelease } from './publish-release.ts'
import { registryFor } from './registry.ts'
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

const versions = async (agencyId?: string) =>
  (await registryFor(store, agencyId)).plugins.map(({ id, version }) => `${id}@${version}`)

/** Publishes a build and gives it to everyone. */
async function publishLive(dist: string) {
  const { release } = await publishRelease(store, dist, remotes, 'test')
  await store.channels.promote({ ...release, promotedBy: 'test' })
}

const promotion = (version: string, promotedBy = 'maya') => ({ plugin: 'accounts', version, promotedBy })

describe('publishing a release', () => {
  it('gives it to no one', async () => {
    const { isNew } = await publishRelease(store, await build('accounts', '0.1.0-aaaa'), remotes, 'test')
    expect(isNew).toBe(true)
    expect(await versions()).toEqual([])
    expect((await store.all()).map(({ version }) => version)).toEqual(['0.1.0-aaaa'])
  })

  it('lets it be put into the registry, its operations left out', async () => {
    await publishLive(await build('accounts', '0.1.0-aaaa'))
    const { revision, plugins } = await registryFor(store)
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
    const answers = await Promise.all([1, 2, 3].map(() => publishRelease(store, dist, remotes, 'test')))
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    const again = await publishRelease(store, dist, remotes, 'someone else')
    expect([again.isNew, again.release.publishedBy]).toEqual([false, 'test'])
    expect(await store.all()).toHaveLength(1)
    expect(await readdir(join(remotes, 'accounts'))).toEqual(['0.1.0-aaaa'])
  })

  it('never overwrites what was published', async () => {
    await publishLive(await build('accounts', '0.1.0-aaaa'))
    const changed = await build('accounts', '0.1.0-aaaa', { title: 'Changed' })
    await writeFile(join(changed, 'remoteEntry.js'), 'changed')
    await expect(publishRelease(store, changed, remotes, 'test')).rejects.toThrow('published before with other files')
    expect(await readFile(join(remotes, 'accounts/0.1.0-aaaa/remoteEntry.js'), 'utf8')).toBe(script)
    expect((await registryFor(store)).plugins[0]?.manifest['title']).toBe('Accounts')
  })

  it('refuses files that are not the ones that were built', async () => {
    const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`
    const files = [{ path: 'remoteEntry.js', integrity }]
    const dist = await build('accounts', '0.1.0-aaaa', { files })
    await writeFile(join(dist, 'remoteEntry.js'), `${script} // changed`)
    await expect(publishRelease(store, dist, remotes, 'test')).rejects.toThrow('remoteEntry.js is not the one')
    await rm(join(dist, 'remoteEntry.js'))
    await expect(publishRelease(store, dist, remotes, 'test')).rejects.toThrow('remoteEntry.js is missing')
    await writeFile(join(dist, 'remoteEntry.js'), script)
    expect((await publishRelease(store, dist, remotes, 'test')).isNew).toBe(true)
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

describe('what is live', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await publishRelease(store, await build('accounts', version), remotes, 'test')
    }
    await store.channels.promote(promotion('1.0.0'))
  })

  it('is the version that was promoted last; older ones stay for those who have them open', async () => {
    const { revision } = await registryFor(store)
    await store.channels.promote(promotion('1.1.0'))
    expect(await versions()).toEqual(['accounts@1.1.0'])
    expect((await registryFor(store)).revision).not.toBe(revision)
    expect((await readdir(join(remotes, 'accounts'))).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0'])
  })

  it('is another one for the agencies that try it', async () => {
    await store.channels.tryOut(promotion('1.1.0'), ['agency-harbor', 'agency-third'])
    expect(await versions('agency-harbor')).toEqual(['accounts@1.1.0'])
    expect(await versions('agency-other')).toEqual(['accounts@1.0.0'])
    expect(await versions()).toEqual(['accounts@1.0.0'])
    await store.channels.tryOut(promotion('1.2.0'), ['agency-third'])
    expect(await versions('agency-harbor')).toEqual(['accounts@1.0.0'])
    expect(await versions('agency-third')).toEqual(['accounts@1.2.0'])
    expect(await store.channels.endTrial('accounts')).toBe(true)
    expect(await versions('agency-third')).toEqual(['accounts@1.0.0'])
  })

  it('ends a trial when everyone gets that version, and no other', async () => {
    await store.channels.tryOut(promotion('1.1.0'), ['agency-harbor'])
    await store.channels.promote(promotion('1.2.0'))
    expect(await versions('agency-harbor')).toEqual(['accounts@1.1.0'])
    await store.channels.promote(promotion('1.1.0'))
    expect(await store.channels.find('canary', 'accounts')).toBeNull()
  })

  it('may be a plugin that no one else has yet', async () => {
    await publishRelease(store, await build('hello', '1.0.0'), remotes, 'test')
    await store.channels.tryOut({ ...promotion('1.0.0'), plugin: 'hello' }, ['agency-harbor'])
    expect(await versions('agency-harbor')).toEqual(['accounts@1.0.0', 'hello@1.0.0'])
    expect(await versions()).toEqual(['accounts@1.0.0'])
  })

  it('goes back step by step', async () => {
    const back = async () => {
      const current = await store.channels.find('stable', 'accounts')
      if (current) await store.channels.rollBack(current, 'maya')
      return versions()
    }
    await store.channels.promote(promotion('1.1.0'))
    await store.channels.promote(promotion('1.2.0'))
    expect(await back()).toEqual(['accounts@1.1.0'])
    expect(await back()).toEqual(['accounts@1.0.0'])
    await expect(back()).rejects.toThrow('had no version before 1.0.0')
  })

  it('is decided by one of two people who promote at once', async () => {
    const attempts = await Promise.allSettled(
      ['1.1.0', '1.2.0'].map(version => store.channels.promote(promotion(version))),
    )
    const lost = attempts.filter(({ status }) => status === 'rejected')
    // Unless one of them was done before the other began.
    for (const { reason } of lost as PromiseRejectedResult[]) expect(reason).toBeInstanceOf(ChannelMovedError)
    const channel = await store.channels.find('stable', 'accounts')
    expect(channel?.earlier).toHaveLength(2 - lost.length)
  })

  it('is nothing once it is withdrawn, on trial, too', async () => {
    await store.channels.tryOut(promotion('1.1.0'), ['agency-harbor'])
    expect(await store.channels.withdraw('accounts')).toBe(true)
    expect(await versions('agency-harbor')).toEqual([])
    expect(await store.channels.withdraw('accounts')).toBe(false)
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

  it('continues without a remote that cannot be read, and keeps its last release', async () => {
    const [accounts, hello] = [await build('accounts', '1.0.0'), await build('hello', '1.0.0')]
    await publishAll(store, [accounts, hello], remotes, log)
    await writeFile(join(hello, 'plugin.json'), '{ not json')
    const newer = join(folder, 'newer')
    await cp(await build('accounts', '1.1.0'), newer, { recursive: true })
    await publishAll(store, [hello, newer], remotes, log)
    expect(await versions()).toEqual(['accounts@1.1.0', 'hello@1.0.0'])
  })

  it('what someone promoted by hand stays, until a start brings what no one has seen', async () => {
    const [first, second] = [await build('accounts', '1.0.0'), await build('accounts', '1.1.0')]
    await publishAll(store, [first], remotes, log)
    await publishRelease(store, second, remotes, 'maya')
    await store.channels.promote(promotion('1.1.0'))
    await publishAll(store, [first], remotes, log)
    expect(await versions()).toEqual(['accounts@1.1.0'])
    await publishAll(store, [await build('accounts', '1.2.0')], remotes, log)
    expect(await versions()).toEqual(['accounts@1.2.0'])
    await publishAll(store, [first], remotes, log)
    expect(await versions()).toEqual(['accounts@1.0.0'])
  })

  it('a plugin that was published by hand is not withdrawn', async () => {
    await publishLive(await build('hello', '1.0.0'))
    await publishAll(store, [await build('accounts', '1.0.0')], remotes, log)
    expect(await versions()).toEqual(['accounts@1.0.0', 'hello@1.0.0'])
  })

  it('two replicas that bring the same news do not get in each other’s way', async () => {
    const [accounts, newer] = [await build('accounts', '1.0.0'), await build('accounts', '1.1.0')]
    await publishAll(store, [accounts], remotes, log)
    await Promise.all([1, 2, 3].map(() => publishAll(store, [newer], remotes, log)))
    expect(await store.channels.find('stable', 'accounts')).toMatchObject({ version: '1.1.0', earlier: ['1.0.0'] })
  })

  it('channels of before there were commands go on', async () => {
    await publishAll(store, [await build('accounts', '1.0.0'), await build('hello', '1.0.0')], remotes, log)
    const made = { $unset: { earlier: 1, promotedBy: 1, promotedAt: 1 } }
    await mongo.db(databaseName).collection('channels').updateMany({}, made)
    await publishAll(store, [await build('accounts', '1.1.0')], remotes, log)
    expect(await versions()).toEqual(['accounts@1.1.0'])
    expect((await store.channels.find('stable', 'accounts'))?.earlier).toEqual(['1.0.0'])
  })
})
