import { setTimeout as sleep } from 'node:timers/promises'
import { Types } from 'mongoose'
import { describe, expect, it, vi } from 'vitest'
import { ownDatabase } from '../database.ts'
import { currentAgencyId, inTenantScope } from '../scope.ts'
import { enqueue } from './enqueue.ts'
import { jobsIn } from './job-collections.ts'
import { agencyId, effect, effects, mutate, put, stateIs, stored, useTestJobs, work } from './testing/test-jobs.ts'

/** So long that no one is taken for dead on a slow machine. */
const lease = 6_000
const { log, replica, replicaBy } = useTestJobs(lease)

describe('a job', () => {
  it('runs with its payload, for its agency', async () => {
    const seen: unknown[] = []
    await replica(
      work(async ({ payload, attempt }) => void seen.push({ payload, attempt, agencyId: currentAgencyId() })),
    )
    await stateIs(await put({ policy: 'p1' }), 'DONE')
    expect(seen).toEqual([{ payload: { policy: 'p1' }, attempt: 1, agencyId }])
  })

  it('is there exactly when its mutation is', async () => {
    const failing = mutate(async () => {
      await enqueue('work', {})
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await jobsIn(ownDatabase()).countDocuments({})).toBe(0)
    await expect(inTenantScope(agencyId, () => enqueue('work', {}))).rejects.toThrow('belongs inside of a mutation')
    await expect(mutate(() => enqueue('nobody', {}))).rejects.toThrow('has no job nobody')
  })

  it('is enqueued once per key, also by 20 at once and after it is done', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => put({}, { key: 'renewal-1' })))
    expect(new Set(ids).size).toBe(1)
    await replica(work(async ({ step }) => void (await step('effect', () => effect('keyed')))))
    await stateIs(String(ids[0]), 'DONE')
    expect(await put({}, { key: 'renewal-1' })).toBe(ids[0])
    expect(await effects('keyed')).toBe(1)
  })

  it('waits until it is due', async () => {
    const started = Date.now()
    let ranAt = 0
    await replica(
      work(async () => {
        ranAt = Date.now()
      }),
    )
    await stateIs(await put({}, { at: new Date(started + 1_200) }), 'DONE')
    expect(ranAt - started).toBeGreaterThanOrEqual(1_200)
  })

  it('writes in steps only, so that nothing goes unrecorded', async () => {
    await replica(work(async () => void (await effect('bare')), 1))
    await stateIs(await put(), 'DEAD')
    expect(await effects('bare')).toBe(0)
  })
})

describe('a job that fails', () => {
  it('continues after its last finished step, and remembers what it was', async () => {
    let calls = 0
    const answers: unknown[] = []
    await replica(
      work(async ({ step, call, attempt }) => {
        const first = await step('first', async () => ({ id: String((await effect('first'))._id) }))
        const second = await call('second', async () => `call ${++calls}`)
        answers.push([first, second])
        if (attempt === 1) throw new Error('not yet')
        await step('third', () => effect('third'))
      }),
    )
    await stateIs(await put(), 'DONE')
    expect([await effects('first'), calls, await effects('third')]).toEqual([1, 1, 1])
    expect(answers[1]).toEqual(answers[0])
  })

  it('writes again what it only wrote, each time as a whole', async () => {
    await replica(
      work(async ({ write, attempt }) => {
        expect(await write(async () => String((await effect('written'))._id))).toHaveLength(24)
        await write(async () => {
          await effect('half written')
          if (attempt === 1) throw new Error('in the middle')
        })
      }),
    )
    await stateIs(await put(), 'DONE')
    expect([await effects('written'), await effects('half written')]).toEqual([2, 1])
    expect(await ownDatabase().collection('jobSteps').countDocuments({ name: 'written' })).toBe(0)
  })

  it('takes a failed step back', async () => {
    await replica(
      work(async ({ step, attempt }) => {
        await step('both', async () => {
          await effect('half')
          if (attempt === 1) throw new Error('in the middle')
        })
      }),
    )
    await stateIs(await put(), 'DONE')
    expect(await effects('half')).toBe(1)
  })

  it('is dead after its last attempt, says why, and stays so', async () => {
    let attempts = 0
    const failing = work(async () => {
      attempts += 1
      throw new Error('the carrier does not answer')
    }, 2)
    await replica(failing)
    const id = await put()
    await stateIs(id, 'DEAD')
    expect(await stored(id)).toMatchObject({ attempts: 2, failReason: 'the carrier does not answer', nextRunAt: null })
    await sleep(lease)
    expect(attempts).toBe(2)
  })

  it('warns of each attempt that failed, and is an error in the log once it is dead', async () => {
    const warned = vi.spyOn(log, 'warn')
    const failed = vi.spyOn(log, 'error')
    await replica(work(() => Promise.reject(new Error('the carrier does not answer')), 2))
    const id = await put()
    await stateIs(id, 'DEAD')
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1))
    expect(warned.mock.calls).toEqual([[expect.objectContaining({ id, attempts: 1, isDead: false }), 'a job failed']])
    expect(failed.mock.calls).toEqual([[expect.objectContaining({ id, attempts: 2, isDead: true }), 'a job is dead']])
  })

  it('says so itself at its death, and before that to no one', async () => {
    const told: unknown[] = []
    const failing = work(async ({ step, attempt }) => {
      await step('first', async () => undefined)
      told.push(attempt)
      throw new Error('once more in vain')
    }, 2)
    const onDead = async (payload: unknown) => {
      told.push(payload)
      await effect('told of a death')
    }
    await replica({ ...failing, onDead })
    await stateIs(await put({ policy: 'p1' }), 'DEAD')
    expect(told).toEqual([1, 2, { policy: 'p1' }])
    expect(await effects('told of a death')).toBe(1)
  })
})

describe('several replicas', () => {
  it('run a job once', async () => {
    const counting = work(async ({ step, payload }) => {
      await step('effect', () => effect('one of many'))
      expect(payload).toBeDefined()
    })
    await Promise.all([replica(counting), replica(counting), replica(counting)])
    const ids = await Promise.all(Array.from({ length: 20 }, (_, number) => put({ number })))
    await Promise.all(ids.map(id => stateIs(id, 'DONE')))
    const done = await jobsIn(ownDatabase()).find({}).toArray()
    expect(done.map(({ attempts }) => attempts)).toEqual(Array(20).fill(1))
    expect(await effects('one of many')).toBe(20)
  })
})

describe('a worker that was taken for dead', () => {
  it('finishes no step and does not write over the one that took over', async () => {
    const failures: unknown[] = []
    await replica(
      work(async ({ step, write, heartbeat }) => {
        await jobsIn(ownDatabase()).updateMany(
          {},
          { $set: { holder: 'another', lockedAt: new Date(Date.now() + 60_000) } },
        )
        await step('late', () => effect('late')).catch(error => failures.push(error))
        await write(() => effect('late')).catch(error => failures.push(error))
        await heartbeat().catch(error => failures.push(error))
      }),
    )
    const id = await put()
    await vi.waitFor(() => expect(failures).toHaveLength(3), { timeout: 20_000 })
    for (const failure of failures) expect(String(failure)).toContain('Another replica has the job')
    await sleep(200)
    expect(await stored(id)).toMatchObject({ state: 'RUNNING', holder: 'another' })
    expect(await effects('late')).toBe(0)
  })
})

it('tells whether the jobs are looked after', async () => {
  expect((await replica(work(async () => undefined))).isHealthy).toBe(true)
})

it('what removes permanently waits while the clock cannot be believed; all else continues', async () => {
  let now: Date | null = null
  const done: string[] = []
  const removing = { name: 'work', removesForGood: true, run: async () => void done.push('removed') }
  const other = { name: 'other', run: async () => void done.push('other') }
  await replicaBy({ now: () => now }, removing, other)
  const id = await put()
  await stateIs(await mutate(() => enqueue('other', {})), 'DONE')
  // Another one after it: by then the first was looked for as well.
  await stateIs(await mutate(() => enqueue('other', {})), 'DONE')
  expect((await stored(id))?.state).toBe('WAITING')
  now = new Date(Date.now() - 60_000)
  const later = await put()
  await jobsIn(ownDatabase()).updateOne({ _id: new Types.ObjectId(id) }, { $set: { nextRunAt: now } })
  await stateIs(id, 'DONE')
  expect((await stored(later))?.state, 'due by the clock, not by the time to remove by').toBe('WAITING')
  expect(done).toEqual(['other', 'other', 'removed'])
})
