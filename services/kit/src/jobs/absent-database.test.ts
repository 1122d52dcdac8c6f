import { MongoJobRepository } from '@agendajs/mongo-backend'
import mongoose from 'mongoose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ownDatabase } from '../database.ts'
import { FencedRepository } from './fenced-repository.ts'
import { jobsIn } from './job-collections.ts'
import { put, stateIs, stored, useTestJobs, work } from './testing/test-jobs.ts'
import { untilWritten } from './until-written.ts'

const { log, replica } = useTestJobs(6_000)
const away = () => Object.assign(new Error('no connection is free'), { name: 'MongoWaitQueueTimeoutError' })

afterEach(() => vi.restoreAllMocks())

describe('while the database is away', () => {
  const repository = () =>
    new FencedRepository(ownDatabase(), {
      ...{ log, leaseTime: 6_000, closing: new AbortController().signal, maxOfOneAgency: () => 3 },
      removal: { removing: [], clock: { now: () => new Date() } },
    })
  const failOnce = (method: 'updateOne' | 'findOneAndUpdate') =>
    vi.spyOn(mongoose.mongo.Collection.prototype, method).mockRejectedValueOnce(away())

  it('a job is given back once it answers, and whoever asked hears of no failure', async () => {
    const warned = vi.spyOn(log, 'warn')
    const id = await put()
    const given = repository()
    const locked = await given.getNextJobToRun('work', new Date())
    expect(String(locked?._id)).toBe(id)
    failOnce('updateOne')
    await given.unlockJob(locked as never)
    expect(await stored(id)).toMatchObject({ holder: null, lockedAt: null, state: 'WAITING' })
    expect(warned).toHaveBeenCalledWith(expect.anything(), 'a job was not given back; trying again')
  })

  it('the end of a job is stored once it answers', async () => {
    let runs = 0
    const save = vi.spyOn(FencedRepository.prototype, 'saveJobState')
    await replica(
      work(async () => {
        runs += 1
        failOnce('updateOne')
      }),
    )
    const id = await put()
    await stateIs(id, 'DONE')
    expect([runs, (await stored(id))?.attempts, save.mock.calls.length]).toEqual([1, 1, 2])
  })

  it('a job that could not begin is tried again soon', async () => {
    const begin = vi.spyOn(MongoJobRepository.prototype, 'getNextJobToRun')
    const saved = FencedRepository.prototype.saveJobState
    vi.spyOn(FencedRepository.prototype, 'saveJobState').mockImplementationOnce(async function (
      this: FencedRepository,
      job,
    ) {
      await saved.call(this, job)
      failOnce('findOneAndUpdate')
    })
    const warned = vi.spyOn(log, 'warn')
    await replica(work(async () => undefined))
    const id = await put()
    await stateIs(id, 'DONE')
    expect(begin).not.toHaveBeenCalled()
    const errors = warned.mock.calls.map(([about]) => (about as { err?: Error }).err?.name)
    expect(errors).not.toContain('RangeError')
    expect((await stored(id))?.attempts).toBe(1)
  })

  it('a write is tried again until it succeeds, unless it is wrong or the process ends', async () => {
    const closing = new AbortController()
    const trying = { sentence: 'not written', log, signal: closing.signal }
    const write = vi.fn().mockRejectedValueOnce(away()).mockRejectedValueOnce(away()).mockResolvedValue('written')
    expect(await untilWritten(write, trying)).toBe('written')
    expect(write).toHaveBeenCalledTimes(3)
    await expect(untilWritten(() => Promise.reject(new Error('wrong')), trying)).rejects.toThrow('wrong')
    closing.abort()
    await expect(untilWritten(() => Promise.reject(away()), trying)).rejects.toThrow('no connection is free')
  })

  it('the start waits for it', async () => {
    vi.spyOn(mongoose.mongo.Collection.prototype, 'updateOne').mockRejectedValueOnce(away())
    await replica({ name: 'other', every: '1 hour', run: async () => undefined })
    expect(await jobsIn(ownDatabase()).countDocuments({ name: 'other' })).toBe(1)
  })
})
