import { Types } from 'mongoose'
import { describe, expect, it, vi } from 'vitest'
import { ownDatabase } from '../database.ts'
import { type JobRecord, jobsIn } from './job-collections.ts'
import {
  agencyId,
  effect,
  effects,
  otherAgencyId,
  put,
  putFor,
  stateIs,
  stored,
  useTestJobs,
  work,
} from './testing/test-jobs.ts'

const lease = 6_000
const { log, replica } = useTestJobs(lease)

/** As a process leaves a job that it was killed over. */
const leave = (id: string, fields: Partial<JobRecord>) =>
  jobsIn(ownDatabase()).updateOne(
    { _id: new Types.ObjectId(id) },
    { $set: { state: 'RUNNING', holder: 'killed', nextRunAt: null, lockedAt: new Date(0), ...fields } },
  )

describe('a job that ended its process', () => {
  it('is dead after three times, however many attempts it may have, and says so where people look', async () => {
    const failed = vi.spyOn(log, 'error')
    let runs = 0
    const id = await put()
    await leave(id, { attempts: 3, deaths: 2 })
    const counting = work(async () => {
      runs += 1
    }, 25)
    await replica({ ...counting, onDead: async () => void (await effect('told of a poisoned one')) })
    await stateIs(id, 'DEAD')
    expect([runs, await effects('told of a poisoned one')]).toEqual([0, 1])
    expect(await stored(id)).toMatchObject({ deaths: 3, attempts: 4, nextRunAt: null, holder: null })
    expect(failed.mock.calls).toContainEqual([
      expect.objectContaining({ job: 'work', id, agencyId, deaths: 3, isDead: true }),
      'a job is dead',
    ])
  })

  it('runs once more before that', async () => {
    const id = await put()
    await leave(id, { attempts: 2, deaths: 1 })
    await replica(work(async () => undefined))
    await stateIs(id, 'DONE')
    expect(await stored(id)).toMatchObject({ deaths: 2, attempts: 3 })
  })

  it('is not blamed where it only waited for its turn', async () => {
    const id = await put()
    await leave(id, { state: 'WAITING' })
    await replica(work(async () => undefined))
    await stateIs(id, 'DONE')
    expect(await stored(id)).toMatchObject({ deaths: 0, attempts: 1 })
  })

  it('runs with no other suspect beside it', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => put()))
    await Promise.all(ids.map(id => leave(id, { attempts: 1 })))
    let [now, most] = [0, 0]
    await replica(
      work(async ({ step }) => {
        now += 1
        most = Math.max(most, now)
        await step('some work', async () => undefined)
        now -= 1
      }),
    )
    await Promise.all(ids.map(id => stateIs(id, 'DONE')))
    expect(most).toBe(1)
  })

  it('tells of its death until it is heard', async () => {
    let tries = 0
    await replica({
      ...work(() => Promise.reject(new Error('never')), 1),
      async onDead() {
        tries += 1
        if (tries === 1) throw new Error('nobody hears')
        await effect('heard')
      },
    })
    await stateIs(await put(), 'DEAD')
    expect([tries, await effects('heard')]).toEqual([2, 1])
  })
})

describe('a job that is tried again', () => {
  it('waits a day at most: no pause grows beyond what a date can say', async () => {
    const id = await put()
    await jobsIn(ownDatabase()).updateOne({ _id: new Types.ObjectId(id) }, { $set: { attempts: 22 } })
    await replica(work(() => Promise.reject(new Error('not yet')), 25))
    await vi.waitFor(async () => expect((await stored(id))?.failCount).toBe(1), { timeout: 20_000 })
    await stateIs(id, 'WAITING')
    const { nextRunAt } = (await stored(id)) ?? {}
    expect(nextRunAt?.getTime()).toBeGreaterThan(Date.now() + 23 * 60 * 60_000)
    expect(nextRunAt?.getTime()).toBeLessThan(Date.now() + 25 * 60 * 60_000)
  })
})

describe('agencies', () => {
  it('take turns: a burst of one leaves places for the other', async () => {
    const begun: string[] = []
    const burst = await Promise.all(Array.from({ length: 8 }, () => put({ of: 'burst' })))
    const other = await Promise.all(Array.from({ length: 2 }, () => putFor(otherAgencyId, { of: 'other' })))
    let open: () => void = () => undefined
    const gate = new Promise<void>(resolve => {
      open = resolve
    })
    await replica({
      ...work(async ({ payload }) => {
        begun.push((payload as { of: string }).of)
        await gate
      }),
      concurrency: 4,
    })
    await vi.waitFor(() => expect(begun).toHaveLength(4), { timeout: 20_000 })
    expect(begun.toSorted()).toEqual(['burst', 'burst', 'other', 'other'])
    open()
    await Promise.all([...burst, ...other].map(id => stateIs(id, 'DONE')))
  })
})
