import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createLogger, subgraphSdl } from '@coverdesk/kit'
import { printSchema } from 'graphql'
import { MongoClient } from 'mongodb'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

/** A gateway's start, with the schemas that it would serve one after the other. */
function start(grace = 300) {
  const schemas: string[] = []
  const subgraphs = [settings, accounts].map(({ name, url }) => new Subgraph(name, url, secret, log))
  const source = new SchemaSource(subgraphs, ownPart, archive, log, grace)
  sources.push(source)
  source.onSchemaLoadOrUpdate(({ apiSchema }) => schemas.push(printSchema(apiSchema)))
  return { source, schemas, loading: source.load() }
}

const until = async (condition: () => boolean) => {
  for (let tries = 0; tries < 60 && !condition(); tries++) await wait(50)
}

describe('the schema', () => {
  it('is served once every subgraph has told its own', async () => {
    await accounts.stop()
    const { source, schemas, loading } = start(10_000)
    await wait(400)
    expect(source.ready).toBe(false)
    await accounts.start()
    await loading
    expect(source.ready).toBe(true)
    expect(schemas).toHaveLength(1)
    expect(schemas[0]).toContain('asker: String')
  })

  it('is served without a subgraph that stays down, and with it when it comes', async () => {
    await accounts.stop()
    const { schemas, loading } = start()
    await loading
    expect(schemas[0]).toContain('agencyUser: AgencyUser')
    expect(schemas[0]).not.toContain('asker: String')
    await accounts.start()
    await until(() => schemas.length > 1)
    expect(schemas[1]).toContain('asker: String')
  })

  it('still has the fields of a subgraph that was there at an earlier start', async () => {
    await start().loading
    await accounts.stop()
    const { schemas, loading } = start()
    await loading
    expect(schemas[0]).toContain('asker: String')
  })

  it('stays the last good one when the parts do not fit together', async () => {
    await start().loading
    await accounts.stop()
    const clash = {
      ...accountsFixture,
      typeDefs: 'type Query { x: Int } type AgencyUser { id: ID! name: String }',
      resolvers: {},
    }
    accounts = await startFixture(clash, secret)
    const { schemas, loading } = start()
    await loading
    expect(schemas[0]).toContain('asker: String')
    expect((await archive.read()).get('accounts')).toBe(subgraphSdl([accountsFixture.typeDefs]))
  })
})
