import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createLogger, subgraphSdl } from '@coverdesk/kit'
import { printSchema } from 'graphql'
import { MongoClient } from 'mongodb'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FixtureSubgraph, startFixture } from '../testing/fixture-subgraph.ts'
import { accountsFixture, settingsFixture } from '../testing/fixtures.ts'
import { SchemaSource } from './schema-source.ts'
import { SdlArchive } from './sdl-archive.ts'
import { Subgraph } from './subgraph.ts'

const secret = 'a secret of the test, long enough'
const log = createLogger('gateway', 'silent')
const ownPart = { name: 'gateway', sdl: 'type Mutation { agencySignOut: Boolean }' }

let mongo: MongoClient
let archive: SdlArchive
let databaseName: string
let settings: FixtureSubgraph
let accounts: FixtureSubgraph
const sources: SchemaSource[] = []

beforeAll(async () => {
  mongo = await MongoClient.connect(process.env['MONGODB_URI'] ?? '')
})
afterAll(() => mongo.close())
beforeEach(async () => {
  databaseName = `test_schema_${randomUUID().slice(0, 8)}`
  archive = new SdlArchive(mongo.db(databaseName))
  settings = await startFixture(settingsFixture, secret)
  accounts = await startFixture(accountsFixture, secret)
})
afterEach(async () => {
  await Promise.all(sources.splice(0).map(source => source.stop()))
  await Promise.all([settings.stop(), accounts.stop()])
  await mongo.db(databaseName).dropDatabase()
})

/** A gateway's start. */
function start(grace = 300, firstGrace = grace, newGrace = grace) {
  const subgraphs = [settings, accounts].map(({ name, url }) => new Subgraph(name, url, secret, log))
  const source = new SchemaSource(subgraphs, ownPart, archive, log, { grace, firstGrace, newGrace, running: 100 })
  sources.push(source)
  const sdl = () => (source.current ? printSchema(source.current.schema) : '')
  return { source, sdl, loading: source.start() }
}

const until = (condition: () => boolean) => vi.waitFor(() => expect(condition()).toBe(true), { timeout: 20_000 })

describe('the schema', () => {
  it('is served once every subgraph has told its own', async () => {
    await accounts.stop()
    const { source, sdl, loading } = start(10_000)
    await wait(400)
    expect(source.current).toBeNull()
    await accounts.start()
    await loading
    expect(sdl()).toContain('asker: String')
  })

  it('waits longer for one that was never there than for one that is known', async () => {
    await accounts.stop()
    const first = start(100, 10_000)
    await wait(600)
    expect(first.source.current).toBeNull()
    await accounts.start()
    await first.loading
    expect(first.sdl()).toContain('asker: String')
    await accounts.stop()
    const second = start(100, 60_000)
    await second.loading
    expect(second.sdl()).toContain('asker: String')
  })

  it('doesn’t wait as long for a new one where others are known', async () => {
    await accounts.stop()
    await start().loading
    const { sdl, loading } = start(100, 60_000, 100)
    await loading
    expect(sdl()).toContain('agencyUser: AgencyUser')
  })

  it('is served without a subgraph that stays down, and with it when it comes', async () => {
    await accounts.stop()
    const { source, sdl, loading } = start()
    await loading
    expect(source.absent).toEqual(['accounts'])
    expect(sdl()).toContain('agencyUser: AgencyUser')
    expect(sdl()).not.toContain('asker: String')
    await accounts.start()
    await until(() => sdl().includes('asker: String'))
    expect(source.absent).toEqual([])
    await accounts.stop()
    await until(() => source.absent.includes('accounts'))
  })

  it('still has the fields of a subgraph that was there at an earlier start', async () => {
    await start().loading
    await accounts.stop()
    const { sdl, loading } = start()
    await loading
    expect(sdl()).toContain('asker: String')
  })

  it('is what subgraphs say that come later and have changed since an earlier start', async () => {
    await start().loading
    await accounts.stop()
    const { source, sdl, loading } = start(10_000)
    await wait(400)
    expect(source.current, 'what the archive holds may be out of date').toBeNull()
    accounts.become(withField('extend type Query { news: String }'))
    await accounts.start()
    await loading
    expect(sdl()).toContain('news: String')
  })

  it('follows a subgraph that changes, and keeps the fields of one that goes', async () => {
    const { sdl, loading } = start()
    await loading
    accounts.become(withField('extend type Query { news: String }'))
    await until(() => sdl().includes('news: String'))
    await accounts.stop()
    await wait(400)
    expect(sdl()).toContain('news: String')
  })

  it('stays the last good one when the parts do not fit together, and says why until they do', async () => {
    const { source, sdl, loading } = start()
    await loading
    accounts.become(withField('extend type AgencyUser { name: String }'))
    await until(() => source.compositionError !== null)
    expect(source.compositionError).toBe('AgencyUser.name is in two subgraphs: settings and accounts.')
    expect(sdl()).toContain('asker: String')
    expect((await archive.read()).get('accounts')).toBe(subgraphSdl([accountsFixture.typeDefs]))
    // Another gateway that starts meanwhile has the last good one too.
    const other = start()
    await other.loading
    expect(other.sdl()).toContain('asker: String')
    accounts.become(accountsFixture)
    await until(() => source.compositionError === null)
  })
})

const withField = (typeDefs: string) => ({ ...accountsFixture, typeDefs: accountsFixture.typeDefs + typeDefs })
