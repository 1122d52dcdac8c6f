import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildSchema } from 'graphql'
import { MongoClient, ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databasePassword, type EmbeddedMongo, startEmbeddedMongo } from '../../services/embedded-mongo/src/index.ts'
import { SdlArchive } from '../../services/gateway/src/graphql/sdl-archive.ts'
import { registryFor } from '../../services/gateway/src/registry/registry.ts'
import { registerShell } from '../../services/gateway/src/registry/shell-release.ts'
import { TrustedDocuments } from '../../services/gateway/src/registry/trusted-documents.ts'
import { at } from '../workspace/root.ts'
import { endTrial, list, promote, publish, rollback, withdraw } from './commands.ts'
import { openRegistry } from './open-registry.ts'

const harbor = '650000000000000000000001'
const schema = buildSchema('type Query { accounts(first: Int): [Account] } type Account { id: ID! name: String }')

const folder = mkdtempSync(join(tmpdir(), 'coverdesk-plugins-'))
let database: EmbeddedMongo
let client: MongoClient
let registry: ReturnType<typeof openRegistry>

/** The database as the product starts it. */
function startDatabase() {
  const path = join(folder, 'mongo')
  return startEmbeddedMongo({ path, password: databasePassword(path) })
}

/** A product that has run: what its shell and its services offer is recorded. */
beforeAll(async () => {
  database = await startDatabase()
  client = await MongoClient.connect(database.uri)
  registry = openRegistry({ client, dataFolder: folder })
  await client
    .db('settings')
    .collection('agencies')
    .insertOne({ _id: new ObjectId(harbor) })
  writeFileSync(join(folder, 'processes.json'), JSON.stringify([{ name: 'embedded-mongo', port: database.port }]))
})
afterAll(async () => {
  await client.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

async function startProduct(sdk = '1.2.0') {
  writeFileSync(join(folder, 'shell.json'), JSON.stringify({ sdk }))
  await registerShell(registry.gateway, new TrustedDocuments(registry.gateway), folder)
  await new SdlArchive(registry.gateway).write(new Map(), schema)
}

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** A remote as its build leaves it: the folder that one names in a command. */
function built(version: string, change: object = {}, id = 'accounts') {
  const remote = join(folder, `mfe-${id}-${version}`)
  mkdirSync(join(remote, 'dist'), { recursive: true })
  writeFileSync(join(remote, 'dist/remoteEntry.js'), version)
  const manifest = {
    id,
    title: 'Accounts',
    version,
    sdk: '^1.0.0',
    basePaths: [`/app/${id}`],
    nav: [],
    slots: [],
    columns: [],
    commands: [],
    invalidates: {},
    operations: [{ name: 'Accounts', document: 'query Accounts { accounts(first: 50) { id name } }' }],
    files: [{ path: 'remoteEntry.js', size: version.length, integrity: integrityOf(version) }],
    preload: ['remoteEntry.js'],
    ...change,
  }
  writeFileSync(join(remote, 'dist/plugin.json'), JSON.stringify(manifest))
  return remote
}

const versions = async (agencyId?: string) =>
  (await registryFor(registry.releases, agencyId)).plugins.map(({ id, version }) => `${id} ${version}`)

describe('a release', () => {
  it('is not published before anybody knows what the product offers', async () => {
    await expect(publish(registry, built('1.0.0'))).rejects.toThrow('Start the product once')
    await startProduct()
  })

  it('is published for no one, then tried by an agency, then everyone’s, and undone', async () => {
    expect(await publish(registry, built('1.0.0'))).toContain('No one has it yet: npm run plugin -- promote')
    expect(await promote(registry, { plugin: 'accounts', version: '1.0.0' }, null)).toBe(
      'Everyone has accounts 1.0.0 now.',
    )
    await publish(registry, built('1.1.0'))
    expect(await promote(registry, { plugin: 'accounts', version: '1.1.0' }, [harbor])).toContain('1 agency has')
    expect([await versions(harbor), await versions()]).toEqual([['accounts 1.1.0'], ['accounts 1.0.0']])
    expect(await list(registry)).toMatch(
      new RegExp(`accounts 1\\.1\\.0 +canary: ${harbor}.*\\n.*accounts 1\\.0\\.0 +everyone`),
    )
    expect(await endTrial(registry, 'accounts')).toBe('Everyone has the same accounts again.')
    await promote(registry, { plugin: 'accounts', version: '1.1.0' }, null)
    expect(await rollback(registry, 'accounts')).toBe('Everyone has accounts 1.0.0 again, in place of 1.1.0.')
    expect(await versions()).toEqual(['accounts 1.0.0'])
    expect(await withdraw(registry, 'accounts')).toContain('No one has accounts any more.')
    expect(await versions()).toEqual([])
  })

  it('is refused with every reason when its operations do not fit the schema', async () => {
    const operations = [
      { name: 'Old', document: 'query Old { accounts { id balance } }' },
      { name: 'Gone', document: 'query Gone { policies { id } }' },
      { name: 'Broken', document: 'query Broken {' },
      { name: 'Greedy', document: 'query Greedy { accounts(first: 5000) { id } }' },
    ]
    const refusal = await publish(registry, built('2.0.0', { operations })).catch((error: Error) => error.message)
    expect(refusal).toContain('accounts 2.0.0 does not fit this product:')
    for (const name of ['Old', 'Gone', 'Broken', 'Greedy']) expect(refusal).toContain(`Operation ${name} doesn’t`)
    expect(refusal).toContain('balance')
    expect(await registry.releases.find({ plugin: 'accounts', version: '2.0.0' })).toBeNull()
  })

  it.each(['^2.0.0', '^1.3.0'])('is refused when it needs the SDK %s and the shell has 1.2.0', async sdk => {
    await expect(publish(registry, built('2.1.0', { sdk }))).rejects.toThrow(
      `It needs the SDK in a version of ${sdk}; the shell has 1.2.0.`,
    )
  })

  it('is held against the product once more when it is promoted', async () => {
    await publish(registry, built('1.2.0'))
    await startProduct('2.0.0')
    const named = { plugin: 'accounts', version: '1.2.0' }
    await expect(promote(registry, named, null)).rejects.toThrow('the shell has 2.0.0')
    await startProduct()
    rmSync(join(folder, 'remotes/accounts/1.2.0'), { recursive: true })
    await expect(promote(registry, named, null)).rejects.toThrow('Publish it again.')
  })

  it.each<[string, () => Promise<string>, string]>([
    ['a folder without a plugin', () => publish(registry, folder), 'There is no plugin.json in'],
    ['a plugin.json that is none', () => publish(registry, built('3.0.0', { nav: 'none' })), 'plugin.json is not what'],
    [
      'a version that was never published',
      () => promote(registry, { plugin: 'accounts', version: '9.9.9' }, null),
      'was not published',
    ],
    [
      'an agency that does not exist',
      () => promote(registry, { plugin: 'accounts', version: '1.0.0' }, ['6f']),
      'There is no agency 6f.',
    ],
    ['a way back without a version', () => rollback(registry, 'accounts'), 'is live for no one'],
    ['the end of a trial that is none', () => endTrial(registry, 'accounts'), 'No agency tries'],
    ['a withdrawal of what no one has', () => withdraw(registry, 'hello'), 'is live for no one'],
  ])('says what is wrong with %s', async (_, command, sentence) => {
    await expect(command()).rejects.toThrow(sentence)
  })
})

describe('npm run plugin', () => {
  const command = [process.execPath, ['--import', 'tsx', at('scripts/plugin.ts')]] as const

  async function run(...words: string[]): Promise<{ status: number; output: string }> {
    const env = { ...process.env, COVERDESK_DATA: folder, MONGODB_URI: '' }
    const [node, script] = command
    return promisify(execFile)(node, [...script, ...words], { env }).then(
      ({ stdout }) => ({ status: 0, output: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ status: code, output: stderr }),
    )
  }

  it('works beside the running product', async () => {
    expect(await run('publish', built('1.0.0', { title: 'Hello' }, 'hello'))).toMatchObject({ status: 0 })
    expect(await run('promote', 'hello', '1.0.0', '--canary', harbor)).toMatchObject({ status: 0 })
    expect([await versions(harbor), await versions()]).toEqual([['hello 1.0.0'], []])
    expect((await run('list')).output).toContain(`canary: ${harbor}`)
    expect(await run('promote', 'hello', '7.0.0')).toMatchObject({
      status: 1,
      output: expect.stringContaining('was not published'),
    })
  }, 60_000)

  it('explains itself when it is not understood', async () => {
    const misunderstood = [
      ['promote', 'hello'],
      ['promote', 'hello', '1.0.0', '--canary'],
      ['unpublish', 'hello'],
    ]
    for (const answer of await Promise.all(misunderstood.map(words => run(...words)))) {
      expect(answer).toMatchObject({ status: 1, output: expect.stringContaining('npm run plugin -- publish') })
    }
  }, 60_000)
})
