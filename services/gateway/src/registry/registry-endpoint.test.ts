import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'
import { publishRelease } from './publish-release.ts'
import { ReleaseStore } from './release-store.ts'
import { TrustedDocuments } from './trusted-documents.ts'

let gateway: TestGateway
let releases: ReleaseStore
let maya: Visitor

beforeAll(async () => {
  gateway = await startTestGateway()
  releases = new ReleaseStore(gateway.database, new TrustedDocuments(gateway.database))
  maya = await Visitor.signedIn(gateway)
  for (const version of ['1.0.0', '1.1.0']) await publish(version)
  await releases.channels.promote({ plugin: 'accounts', version: '1.0.0', promotedBy: 'test' })
})
afterAll(() => gateway.close())

async function publish(version: string) {
  const dist = join(gateway.shellFolder, '..', version)
  await mkdir(dist)
  const manifest = { id: 'accounts', version, basePaths: ['/app/accounts'], nav: [], preload: ['remoteEntry.js'] }
  await writeFile(join(dist, 'plugin.json'), JSON.stringify({ ...manifest, title: 'Accounts '.repeat(200) }))
  await writeFile(join(dist, 'remoteEntry.js'), version)
  await publishRelease(releases, dist, join(gateway.dataFolder, 'remotes'), 'test')
}

async function registryOf(visitor: Visitor, headers: Record<string, string> = {}) {
  const response = await visitor.fetch('/registry.json', { headers })
  const text = await response.text()
  const versions = text && JSON.parse(text).plugins.map(({ version }: { version: string }) => version)
  return { status: response.status, headers: Object.fromEntries(response.headers), versions }
}

describe('the registry', () => {
  it('is asked for again and again at no cost while nothing was published', async () => {
    const { status, headers, versions } = await registryOf(maya)
    expect([status, versions]).toEqual([200, ['1.0.0']])
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' })
    const again = await registryOf(maya, { 'if-none-match': headers['etag'] ?? '' })
    expect([again.status, again.versions, again.headers['etag']]).toEqual([304, '', headers['etag']])
  })

  it('tells what was promoted without a restart, to the agency that tries it alone', async () => {
    const { headers } = await registryOf(maya)
    const before = { 'if-none-match': headers['etag'] ?? '' }
    await releases.channels.tryOut({ plugin: 'accounts', version: '1.1.0', promotedBy: 'test' }, ['agency-harbor'])
    expect(await registryOf(maya, before)).toMatchObject({ status: 200, versions: ['1.1.0'] })
    expect(await registryOf(new Visitor(gateway))).toMatchObject({ status: 200, versions: ['1.0.0'] })
    const html = await (await maya.fetch('/app/accounts')).text()
    expect(html).toContain('href="/remotes/accounts/1.1.0/remoteEntry.js"')
    expect((await maya.fetch('/remotes/accounts/1.0.0/remoteEntry.js')).status, 'old versions stay').toBe(200)
    await releases.channels.endTrial('accounts')
    expect(await registryOf(maya, before)).toMatchObject({ status: 304 })
  })

  it('has the revision that the page was made with, until a shell of another build is served', async () => {
    const revisionOf = async () => JSON.parse(await (await maya.fetch('/registry.json')).text()).revision
    const html = await (await maya.fetch('/app/accounts')).text()
    const page = /"revision":"(\w+)"/.exec(html)?.[1]
    expect(await revisionOf()).toBe(page)
    const file = join(gateway.shellFolder, 'index.html')
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replace('</head>', '<script src="/assets/new.js"></script></head>'),
    )
    expect(await revisionOf()).not.toBe(page)
  })

  it('does not keep a session alive: pages look by themselves', async () => {
    const sessions = gateway.database.collection('sessions')
    await sessions.updateMany({}, { $set: { lastSeenAt: new Date(0) } })
    await registryOf(maya)
    expect(await sessions.findOne({ lastSeenAt: { $gt: new Date(0) } })).toBeNull()
  })
})
