import { randomUUID } from 'node:crypto'
import { Collection, MongoClient, MongoServerError } from 'mongodb'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionStore } from './session-store.ts'

const minute = 60_000
const person = { agencyId: 'agency-1', userId: 'user-1' }
const user = { ...person, sessionId: expect.stringMatching(/^[\w-]{22}$/) }

let mongo: MongoClient
let now = 0
let sessions: SessionStore
const database = () => mongo.db(databaseName)
const databaseName = `test_sessions_${randomUUID().slice(0, 8)}`

beforeAll(async () => {
  mongo = await MongoClient.connect(process.env['MONGODB_URI'] ?? '')
})
afterAll(async () => {
  await database().dropDatabase()
  await mongo.close()
})
afterEach(() => void vi.restoreAllMocks())
beforeEach(async () => {
  // From the real time on: the database removes by its own clock what is over.
  now = Date.now()
  sessions = new SessionStore(database(), { idle: 60 * minute, absolute: 24 * 60 * minute }, () => now)
  await sessions.prepare()
})

describe('a session', () => {
  it('is found by its token only', async () => {
    const token = await sessions.start(person)
    expect(await sessions.find(token)).toEqual(user)
    expect(await sessions.find(`${token}x`)).toBeNull()
    expect(await sessions.find('')).toBeNull()
    expect(await sessions.find(undefined)).toBeNull()
  })

  it('is found on a full disk, where its use can’t be recorded', async () => {
    const token = await sessions.start(person)
    now += 2 * minute
    const write = vi.spyOn(Collection.prototype, 'updateOne')
    write.mockRejectedValue(new MongoServerError({ code: 14_031, message: 'no space left' }))
    expect(await sessions.find(token)).toEqual(user)
    await sessions.rememberProfile(token, { id: 'user-1' })
    expect(write).toHaveBeenCalledTimes(2)
  })

  it('ends after 60 minutes without a request', async () => {
    const token = await sessions.start(person)
    now += 59 * minute
    expect(await sessions.find(token)).toEqual(user)
    now += 59 * minute
    expect(await sessions.find(token)).toEqual(user)
    now += 61 * minute
    expect(await sessions.find(token)).toBeNull()
  })

  it('ends after 24 hours however busy it is', async () => {
    const token = await sessions.start(person)
    for (let half = 0; half < 47; half++) {
      now += 30 * minute
      expect(await sessions.find(token)).toEqual(user)
    }
    now += 30 * minute
    expect(await sessions.find(token)).toBeNull()
  })

  it('is written at most once a minute', async () => {
    const token = await sessions.start(person)
    const expiry = async () => (await database().collection('sessions').findOne({ userId: 'busy' }))?.['expiresAt']
    const busy = await sessions.start({ ...person, userId: 'busy' })
    const atStart = await expiry()
    now += 59_000
    await sessions.find(busy)
    expect(await expiry()).toEqual(atStart)
    now += 2_000
    await sessions.find(busy)
    expect(await expiry()).toEqual(new Date(now + 60 * minute))
    await sessions.end(token)
  })

  it('is over at once when it is ended', async () => {
    const token = await sessions.start(person)
    await sessions.end(token)
    expect(await sessions.find(token)).toBeNull()
  })
})
