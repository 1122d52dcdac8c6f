import { randomBytes, randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { BSON } from 'mongodb'
import mongoose, { Schema, Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeDatabase, connectDatabase } from '../database.ts'
import { defineTenantModel } from '../models.ts'
import { inTenantScope } from '../scope.ts'
import { defineSubgraph, startSubgraph } from '../subgraph.ts'
import { rewrapDataKeys, useKeyRing } from './data-keys.ts'
import { credentialKeys } from './key-ring.ts'
import { seal, sealed, unseal } from './sealed-field.ts'

interface Carrier {
  _id: Types.ObjectId
  name: string
  apiKey?: string
  portal?: { password?: string }
}
const Carrier = defineTenantModel(
  'testCarriers',
  new Schema<Carrier>({ name: String, apiKey: sealed(), portal: { password: sealed() } }),
)

const credential = 'sk-live-3b1f-very-secret'
const harbor = new Types.ObjectId().toString()
const summit = new Types.ObjectId().toString()
const key = (name: string) => `${name}:${randomBytes(32).toString('base64')}`
const [first, second] = [key('2026'), key('2027')]
const ringOf = (text: string) => credentialKeys.parse(text)
const name = `test_credentials_${randomUUID().slice(0, 8)}`

beforeAll(() => connectDatabase(String(process.env['MONGODB_URI']), name))
beforeEach(() => useKeyRing(ringOf(first)))
afterAll(async () => {
  await mongoose.connection.dropDatabase()
  await closeDatabase()
  mongoose.deleteModel('testCarriers') // Else no subgraph of a later file starts without keys.
})

const placeOf = (id: Types.ObjectId, field = 'apiKey') => ({ model: Carrier, id, field })
const inHarbor = <Result>(work: () => Promise<Result>) => inTenantScope(harbor, work)

async function carrier(agencyId = harbor) {
  const id = new Types.ObjectId()
  await inTenantScope(agencyId, async () =>
    Carrier.create({ _id: id, name: 'Bayline', apiKey: await seal(placeOf(id), credential) }),
  )
  return id
}
const stored = (agencyId: string, id: Types.ObjectId) =>
  inTenantScope(agencyId, async () => String((await Carrier.findById(id).select('+apiKey').lean().orFail()).apiKey))

describe('a sealed field', () => {
  it('opens where it was sealed', async () => {
    const id = await carrier()
    const text = await stored(harbor, id)
    expect(await inHarbor(() => unseal(placeOf(id), text))).toBe(credential)
  })

  it('does not open in another record, field, collection or agency, or once it was changed', async () => {
    const [id, other] = [await carrier(), await carrier()]
    await carrier(summit)
    const text = await stored(harbor, id)
    const changed = `${text.slice(0, -3)}${text.endsWith('AAA') ? 'BBB' : 'AAA'}`
    await expect(inHarbor(() => unseal(placeOf(other), text))).rejects.toThrow()
    await expect(inHarbor(() => unseal(placeOf(id, 'portal.password'), text))).rejects.toThrow()
    await expect(inTenantScope(summit, () => unseal(placeOf(id), text))).rejects.toThrow()
    await expect(inHarbor(() => unseal(placeOf(id), changed))).rejects.toThrow()
    const elsewhere = { ...placeOf(id), model: { collection: { collectionName: 'others' } } as never }
    await expect(inHarbor(() => unseal(elsewhere, text))).rejects.toThrow()
    await expect(unseal(placeOf(id), text)).rejects.toThrow('outside of a tenant scope')
  })

  it("does not open in another agency that has this agency's wrapped key", async () => {
    const id = await carrier()
    await carrier(summit)
    const keys = mongoose.connection.collection('credentialKeys')
    const own = await keys.findOne({ agencyId: new Types.ObjectId(harbor) })
    const theirId = { agencyId: new Types.ObjectId(summit) }
    const theirs = await keys.findOne(theirId)
    await keys.updateOne(theirId, { $set: { wrapped: own?.['wrapped'] } })
    useKeyRing(ringOf(first))
    const text = await stored(harbor, id)
    await expect(inTenantScope(summit, () => unseal(placeOf(id), text))).rejects.toThrow()
    await keys.updateOne(theirId, { $set: { wrapped: theirs?.['wrapped'] } })
  })

  it('never takes plain text, whichever way it is written', async () => {
    const id = await carrier()
    const words = /Cast to Sealed failed for value "\[redacted\]"/
    await inHarbor(async () => {
      await expect(Carrier.create({ name: 'x', apiKey: credential })).rejects.toThrow(words)
      await expect(Carrier.updateOne({ _id: id }, { apiKey: credential })).rejects.toThrow(words)
      await expect(Carrier.updateOne({ _id: id }, { $set: { 'portal.password': credential } })).rejects.toThrow(words)
      await expect(Carrier.findOneAndUpdate({ _id: id }, { portal: { password: credential } })).rejects.toThrow(words)
      await expect(Carrier.insertMany([{ name: 'x', apiKey: credential }])).rejects.toThrow(words)
      const update = { updateOne: { filter: { _id: id }, update: { apiKey: credential } } }
      await expect(Carrier.bulkWrite([update])).rejects.toThrow(words)
      const errors = [
        await Carrier.create({ name: 'x', apiKey: credential }).catch(error => error),
        await Carrier.updateOne({ _id: id }, { apiKey: credential }).catch(error => error),
      ]
      expect(inspect(errors, { depth: 9, showHidden: true })).not.toContain(credential)
    })
  })

  it('is left out of what a query reads, unless it is named', async () => {
    const id = await carrier()
    const read = await inHarbor(() => Carrier.findById(id).lean())
    expect(read).not.toHaveProperty('apiKey')
  })

  it('is nowhere in plain in the database', async () => {
    await carrier()
    const dumps: Buffer[] = []
    for (const { collectionName } of (await mongoose.connection.db?.collections()) ?? []) {
      for await (const record of mongoose.connection.collection(collectionName).find()) {
        dumps.push(Buffer.from(BSON.serialize(record)))
      }
    }
    const dump = Buffer.concat(dumps).toString('latin1')
    expect(dump).toContain('sealed:1:')
    expect(dump).not.toContain(credential)
    expect(dump).not.toContain(Buffer.from(credential).toString('base64').slice(0, 20))
    expect(dump).not.toContain(first.slice(5, 40))
  })
})

describe('the keys of credentials', () => {
  it('belong to one agency each, also when two ask for the first time at once', async () => {
    const agency = new Types.ObjectId().toString()
    const ids = await Promise.all(Array.from({ length: 8 }, () => carrier(agency)))
    const count = await mongoose.connection.collection('credentialKeys').countDocuments({
      agencyId: new Types.ObjectId(agency),
    })
    expect(count).toBe(1)
    useKeyRing(ringOf(first))
    for (const id of ids) {
      const text = await stored(agency, id)
      expect(await inTenantScope(agency, () => unseal(placeOf(id), text))).toBe(credential)
    }
  })

  it('wrap a data key for its agency only', () => {
    const ring = ringOf(first)
    const wrapped = ring.wrap(randomBytes(32), harbor)
    expect(ring.unwrap(wrapped, '2026', harbor)).toHaveLength(32)
    expect(() => ring.unwrap(wrapped, '2026', summit)).toThrow()
    expect(() => ring.unwrap(wrapped, '2025', harbor)).toThrow('which CREDENTIAL_KEYS does not name')
  })

  it('are changed under load without an error', async () => {
    const agencies = Array.from({ length: 5 }, () => new Types.ObjectId().toString())
    const ids = new Map<string, Types.ObjectId>()
    for (const agency of agencies) ids.set(agency, await carrier(agency))
    const both = `${second},${first}`
    let isOver = false
    let opened = 0
    const work = async (agency: string) => {
      while (!isOver) {
        useKeyRing(ringOf(both)) // Forgets what was opened: each turn reads the key from the database.
        const fresh = await carrier(agency)
        for (const id of [fresh, ids.get(agency) ?? fresh]) {
          const text = await stored(agency, id)
          expect(await inTenantScope(agency, () => unseal(placeOf(id), text))).toBe(credential)
          opened += 1
        }
      }
    }
    const load = agencies.map(work)
    const database = mongoose.connection.db as never
    expect(await rewrapDataKeys(database, ringOf(both))).toBeGreaterThanOrEqual(agencies.length)
    const before = opened
    while (opened < before + 20) await new Promise(next => setTimeout(next, 5))
    isOver = true
    await Promise.all(load)
    expect(await rewrapDataKeys(database, ringOf(both))).toBe(0)

    useKeyRing(ringOf(second))
    const [agency = ''] = agencies
    const id = ids.get(agency) ?? new Types.ObjectId()
    const text = await stored(agency, id)
    expect(await inTenantScope(agency, () => unseal(placeOf(id), text))).toBe(credential)
  })

  it.each(['', 'a', 'a:short', `${first},${first}`, `:${'A'.repeat(43)}=`])('are refused as %j', text => {
    expect(credentialKeys.safeParse(text).success).toBe(false)
  })
})

describe('a subgraph with a sealed field', () => {
  const start = async (typeDefs: string, variables: Record<string, string>) => {
    const resolvers = { Query: { carrier: () => null } }
    const environment = {
      ...process.env,
      COVERDESK_SECRET: randomBytes(32).toString('hex'),
      PORT: '1',
      ...variables,
    }
    const definition = defineSubgraph({ name: 'carriers', modules: [{ typeDefs, resolvers }] })
    return startSubgraph(definition, { environment, port: 0, database: name })
  }
  const sdl = (field: string) => `type Query { carrier: Carrier } type Carrier { id: ID! ${field}: String }`

  it('does not start when its API shows the field', async () => {
    const starting = start(sdl('apiKey'), { CREDENTIAL_KEYS: first })
    await expect(starting).rejects.toThrow('The output type Carrier has apiKey, which is a sealed field')
    await expect(start(sdl('password'), { CREDENTIAL_KEYS: first })).rejects.toThrow(
      'The output type Carrier has password',
    )
  })

  it('does not start without keys', async () => {
    await expect(start(sdl('name'), {})).rejects.toThrow('CREDENTIAL_KEYS is needed, because testCarriers')
  })
})
